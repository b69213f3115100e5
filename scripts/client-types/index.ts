import openapiTS, { astToString } from 'openapi-typescript'

/**
 * The types of an OpenAPI document, as the client imports them.
 * @param document an OpenAPI 3.1 document as JSON
 */
export async function clientTypes(document: string): Promise<string> {
  const types = await openapiTS(document, {
    alphabetize: false,
    immutable: false,
    // What has a default may be left out.
    defaultNonNullable: false,
  })
  return `/** What the service takes and answers. Made from openapi.json by \`npm run generate\`. */\n${astToString(types)}`
}
