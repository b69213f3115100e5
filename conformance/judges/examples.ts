import { readFile } from 'node:fs/promises'
import { sameJson } from '../../scripts/examples/json.ts'
import { mask } from '../../scripts/examples/mask.ts'
import { createRecorder } from '../../scripts/openapi-examples/recorder.ts'
import { play, tryTokens } from '../../scripts/openapi-examples/scenario.ts'
import type { Example } from '../../src/transports/rest/openapi/examples.ts'
import type { Report } from '../support/report.ts'
import { ROOT } from '../support/run.ts'
import type { Place } from '../support/servers.ts'

/** What cannot be brought about from outside, or not at a known time: `npm run generate -- --check` does it from within. */
const WITHIN = ['internal', 'unavailable', 'tested', 'newest', 'once-more', 'unanswered']

interface Shown {
  examples?: Record<string, { value: unknown }>
}

/** Every example of the document is asked again, and has to be answered as it says; ids, tokens and times differ. */
export async function examples({ check }: Report, { name, fetch }: Place): Promise<void> {
  const document: Document = JSON.parse(await readFile(`${ROOT}/openapi.json`, 'utf8'))
  const told = createRecorder(fetch)
  await play(told)
  // The platform counts by a sliding minute of its own on Workers.
  if (name === 'Node') await tryTokens(told)
  for (const example of told.examples) {
    const shown = placesOf(document, example).map((place) => place?.examples?.[example.name]?.value)
    const wanted = [example.answer, ...(example.request === undefined ? [] : [example.request])]
    const wrong = wanted.findIndex((value, i) => !alike(value, shown[i]))
    check(
      `${name}: ${example.operation} ${example.name}`,
      wrong < 0 ? undefined : `${JSON.stringify(wanted[wrong])} is shown as ${JSON.stringify(shown[wrong])}`,
    )
  }
  const asked = new Set(told.examples.map((example) => example.name))
  const missing = [...namesIn(document)].filter(
    (one) => !asked.has(one) && !WITHIN.includes(one) && !(one === 'rate-limited' && name !== 'Node'),
  )
  check(`${name}: no example is left out`, missing.length ? missing.join(', ') : undefined)
}

interface Answers {
  content: Record<string, Shown>
}

interface Document {
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: Answers; responses: Record<string, Answers> }>
  >
  components: { responses: Record<string, Answers> }
}

function placesOf(
  { paths, components }: Document,
  { operation, status, type, request }: Example,
): (Shown | undefined)[] {
  const op = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === operation)
  const answers =
    type === 'application/problem+json' ? components.responses[`Problem${status}`] : op?.responses[status]
  return [
    answers?.content[type],
    ...(request === undefined ? [] : [op?.requestBody?.content['application/json']]),
  ]
}

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'examples' && typeof inner === 'object' && !Array.isArray(inner)) yield* Object.keys(inner)
    else yield* namesIn(inner)
  }
}

/** NDJSON is compared line by line. */
const alike = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' ? mask(a) === mask(b) : sameJson(a, b)
