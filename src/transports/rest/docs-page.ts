import { html, raw } from 'hono/html'
import type { openApi } from './openapi/index.ts'

type Document = ReturnType<typeof openApi>
interface Parameter {
  name: string
  in: string
  description?: string
}
interface Described {
  operationId: string
  summary: string
  description: string
  security: object[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description?: string; $ref?: string }>
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430; }
h2 { margin-top: 3rem; border-bottom: 1px solid #cdd5df; } h3 { margin-top: 2rem; } code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { background: #f4f6f9; padding: .75rem; overflow-x: auto; } .method { text-transform: uppercase; font-weight: 700; color: #0b5cad; }
td, th { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0; } summary { cursor: pointer; color: #0b5cad; }
@media (prefers-color-scheme: dark) { body { background: #12171e; color: #d8dee8; } pre { background: #1c232d; } .method, summary, a { color: #7db7f5; } }`

/** The OpenAPI document as one page, without script. */
export function docsPage(document: Document) {
  const byTag = document.tags.map((tag) => ({
    ...tag,
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .map(([method, op]) => ({ method, path, op: op as unknown as Described & { tags: string[] } }))
        .filter(({ op }) => op.tags.includes(tag.name)),
    ),
  }))
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} ${document.info.version}</title>
<style>${raw(STYLE)}</style>
<h1>${document.info.title}</h1>
<p>${document.info.description}</p>
<p>The same as an OpenAPI 3.1 document: <a href="/openapi.json">/openapi.json</a>. Bodies are JSON; a token goes into the header <code>Authorization: Bearer …</code>.</p>
<p>${[...document.tags.map((tag) => tag.name), 'problems', 'schemas'].map((name) => html`<a href="#${name}">${name}</a> `)}</p>
${byTag.map(
  ({ name, description, operations }) => html`<h2 id="${name}">${name}</h2><p>${description}</p>
${operations.map(({ method, path, op }) => operationSection(document, method, path, op))}`,
)}
<h2 id="problems">Problems</h2>
<p>Every refusal is <code>application/problem+json</code> (RFC 9457) with a stable <code>code</code>.</p>
<table>${Object.entries(document.components.responses).map(([name, r]) => {
    const codes = String(r.description)
      .replace(/^Codes: |\.$/g, '')
      .split(', ')
    return html`<tr><th>${name.replace('Problem', '')}</th><td>${codes.map(
      (code) => html`<code id="problem-${code.split(' ')[0]}">${code}</code> `,
    )}</td></tr>`
  })}</table>
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) =>
    html`<details id="schema-${name}"><summary>${name}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`,
)}
</html>`
}

const operationSection = (document: Document, method: string, path: string, op: Described) => html`
<h3 id="${op.operationId}"><span class="method">${method}</span> <code>${path}</code></h3>
<p><strong>${prose(op.summary)}.</strong> ${prose(op.description)} ${tokenNote(op)}</p>
${op.parameters.length ? html`<table>${op.parameters.map((p) => parameterRow(document, p))}</table>` : ''}
${op.requestBody ? html`<p>Body: ${schemaName(op.requestBody.content['application/json']!.schema)}</p>` : ''}
<p>Answers: ${Object.entries(op.responses)
  .map(([status, r]) => (r.description ? `${status} (${r.description})` : status))
  .join(', ')}</p>`

/** Texts mark code as Markdown does. */
const prose = (text: string) => text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part))

function tokenNote({ security }: Described) {
  if (security.every((way) => Object.keys(way).length > 0)) return 'Needs a token.'
  return security.length > 1 ? 'With or without a token.' : ''
}

function parameterRow({ components }: Document, p: Described['parameters'][number]) {
  const name = '$ref' in p ? p.$ref.split('/').at(-1)! : p.name
  const { in: place, description } = '$ref' in p ? (components.parameters[name] as Parameter) : p
  return html`<tr><th>${name}</th><td>${place}</td><td>${prose(description ?? '')}</td></tr>`
}

const schemaName = (schema: object) => {
  const name = (schema as { $ref?: string }).$ref?.split('/').at(-1)
  return name ? html`<a href="#schema-${name}">${name}</a>` : html`<code>${JSON.stringify(schema)}</code>`
}
