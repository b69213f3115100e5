import type { Documents, SchemaKind } from '../../app/index.ts'
import { addressed } from './address.ts'

/** The names of documents that lie in files: what makes them beforehand and what reads them agree on these. */
export const FILES = {
  openApi: 'openapi.json',
  page: 'docs.html',
  graphql: 'schema.graphql',
  schema: (game: string, kind: SchemaKind) => `schemas/${game}/${kind}.json`,
}

/**
 * Documents that were made beforehand.
 * @param read the text of a file, by its name
 */
export const readDocuments = (read: (name: string) => Promise<string>): Documents => ({
  openApi: async (url) => addressed(await read(FILES.openApi), url),
  page: () => read(FILES.page),
  schema: (game, kind) => read(FILES.schema(game, kind)),
  graphql: () => read(FILES.graphql),
})
