import { type Documents, jsonSchemaOf } from '../../app/index.ts'
import type { AnyGame } from '../../core/index.ts'
import { sdl } from '../graphql/sdl/index.ts'
import { docsPage } from '../rest/docs-page.ts'
import { recorded } from '../rest/openapi/examples.gen.ts'
import { openApi } from '../rest/openapi/index.ts'
import { contract } from '../rest/operations/index.ts'
import { ADDRESS } from './address.ts'

/** The documents, each made when it is first asked for. */
export function makeDocuments(games: Readonly<Record<string, AnyGame>>): Documents {
  const documentAt = (url: string) => openApi(contract, games, url, recorded)
  const openApiAt = kept((url: string) => JSON.stringify(documentAt(url)))
  const page = kept((url: string) => String(docsPage(documentAt(url))))
  return {
    openApi: async (url) => openApiAt(url),
    page: async () => page(ADDRESS), // nothing on it depends on the address
    schema: async (game, kind) => JSON.stringify(jsonSchemaOf(games[game]!, kind)),
    graphql: async () => sdl(games),
  }
}

/** Remembers what was asked last. */
function kept(make: (given: string) => string): (given: string) => string {
  let last: { given: string; made: string } | undefined
  return (given) => {
    if (last?.given !== given) last = { given, made: make(given) }
    return last.made
  }
}
