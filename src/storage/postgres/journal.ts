import file from '../../../drizzle/meta/_journal.json' with { type: 'json' }

/** The migrations that this release knows, without their SQL: small enough for a Worker. */
export const journal = {
  /** Time stamp of the newest, under which the database keeps it. */
  newest: Math.max(...file.entries.map(({ when }) => when)),
}
