import * as z from 'zod'
import { isReplyAddress, mailboxOf } from './app/mail/address.ts'

const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off', ''] })
const url = z.url({ protocol: /^https?$/, error: 'has to be an http or https address' })
const whole = (min: number, max: number) => {
  const error = `has to be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const mailbox = z
  .string()
  .max(320)
  .refine((text) => mailboxOf(text) !== undefined, 'has to be an address, or a name and an address in <>')

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8787),
  DATA_DIR: z.string().min(1).default('.data'),
  WORDS_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional(),
  MIGRATE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional(),
  MIGRATE: flag.default(true),
  PUBLIC_URL: url.optional(),
  OPEN_CREATION: flag.optional(),
  ADMIN_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9._~+/=-]{22,200}$/,
      'has to have 22 to 200 of the characters A-Z a-z 0-9 . _ ~ + / = -',
    )
    .optional(),
  PROCESSES: whole(1, 64).default(1),
  TRUST_PROXY: whole(0, 10).default(0),
  LOBBY_DAYS: whole(0, 3650).default(14),
  RETENTION_DAYS: whole(1, 36_500).optional(),
  SIGNING_KEY: z.string().min(32, 'has to have at least 32 characters').max(200).optional(),
  HOOKS_ALLOW_PRIVATE: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'has to be an smtp or smtps address' }).optional(),
  MAIL_DIR: z.string().min(1).optional(),
  MAIL_FROM: mailbox.optional(),
  REPLY_ADDRESS: z
    .string()
    .refine(isReplyAddress, 'has to be an address of at most 5 characters before the @, or @ and a domain')
    .optional(),
  INBOUND_SMTP: z
    .string()
    .regex(/^(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}$/, 'has to be a host and a port, such as 127.0.0.1:2525')
    .optional(),
  INBOUND_SECRET: z
    .string()
    .regex(
      /^[A-Za-z0-9._~+/=-]{22,200}$/,
      'has to have 22 to 200 of the characters A-Z a-z 0-9 . _ ~ + / = -',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'has to have at least 16 characters').optional(),
  GRAPHIQL: flag.optional(),
  TEST_OPTIONS: flag.default(false),
})

type Set = z.output<typeof variables>

const sends = (set: Set) => set.SMTP_URL !== undefined || set.MAIL_DIR !== undefined

/** What makes sense together only. */
const schema = variables
  // The embedded database is one process's own.
  .refine((set) => set.PROCESSES === 1 || set.DATABASE_URL !== undefined, {
    path: ['PROCESSES'],
    error: 'more than one needs DATABASE_URL: the embedded database belongs to one process',
  })
  .refine((set) => set.SMTP_URL === undefined || set.MAIL_DIR === undefined, {
    path: ['MAIL_DIR'],
    error: 'mail goes to a directory or by SMTP_URL, not both',
  })
  .refine((set) => set.SMTP_URL === undefined || set.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is needed with SMTP_URL',
  })
  .refine((set) => set.SMTP_URL === undefined || set.REPLY_ADDRESS !== undefined, {
    path: ['REPLY_ADDRESS'],
    error: 'is needed with SMTP_URL: players answer there',
  })
  .refine((set) => set.SMTP_URL === undefined || set.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'is needed with SMTP_URL: mails have links',
  })
  .refine((set) => !sends(set) || set.DATABASE_URL === undefined || set.SIGNING_KEY !== undefined, {
    path: ['SIGNING_KEY'],
    error: 'is needed for mail with DATABASE_URL: addresses to reply to have to outlive a process',
  })
  .refine((set) => sends(set) || set.DATABASE_URL === undefined || set.INBOUND_SMTP === undefined, {
    path: ['INBOUND_SMTP'],
    error: 'is of no use without SMTP_URL or MAIL_DIR: only answers to mails are taken',
  })

export type Config = z.output<typeof schema>

/** The environment cannot be used; each line of the message names a variable. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment'
}

/** Reads and checks the environment; empty variables count as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  throw new BadEnvironment(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  )
}
