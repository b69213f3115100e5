import { serverAt } from '../rest/openapi/server.ts'

/** Stands in documents for the address that is known only when they are asked for. */
export const ADDRESS = 'https://heliograph.example'

/** An OpenAPI document that was made for {@link ADDRESS}, with the service's own in its place. */
export const addressed = (document: string, url: string): string =>
  places(ADDRESS).reduce((text, place, i) => text.replace(place, () => places(url)[i]!), document)

/** What is said of the address: before everything else, so that what is found first is it. */
const places = (url: string): string[] => [
  `"url":${JSON.stringify(`${url}/docs`)}`,
  `"servers":${JSON.stringify([serverAt(url)])}`,
]
