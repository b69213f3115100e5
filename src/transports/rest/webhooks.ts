import { NOTICES } from '../../app/index.ts'
import type { JsonSchema } from '../../core/index.ts'

const WHEN: Readonly<Record<(typeof NOTICES)[number] | 'test', string>> = {
  'match.started': 'The match has begun',
  'match.advanced': 'The match has moved on; several steps at once may be told as one',
  'match.finished': 'The match is over, or was abandoned',
  'turn.due': 'The match waits for a seat, from this revision on',
  'turn.withdrawn': 'A turn that was told of is over without the seat having acted',
  'deadline.near': 'Little time is left for a seat',
  'seat.replaced': 'A seat has been given to somebody else',
  test: 'A test was asked for',
}

const SIGNATURES = {
  'webhook-id': 'The same at every attempt: whoever has seen it drops the message.',
  'webhook-timestamp': 'When it was sent, seconds since 1970 UTC.',
  'webhook-signature':
    'HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0).',
}

/** What this service sends, as OpenAPI's `webhooks`. */
export const webhooks = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...NOTICES, 'test' as const].map((type) => [
      type,
      {
        post: {
          operationId: `receive${type.replace(/(^|\.)(\w)/g, (_, _dot, first: string) => first.toUpperCase())}`,
          tags: ['notices'],
          summary: WHEN[type],
          description:
            'Sent to the `url` of a subscription. It names what happened and never what is hidden.',
          security: [],
          parameters: Object.entries(SIGNATURES).map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string', maxLength: 400, pattern: '^.+$' },
          })),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/WebhookMessage' },
                    { type: 'object', properties: { type: { const: type } } },
                  ],
                },
              },
            },
          },
          responses: {
            '204': { description: 'Any 2xx: it has arrived.' },
            '410': { description: 'Never again: the subscription is disabled.' },
            default: { description: 'It is sent again later, for up to a day; `Retry-After` is heeded.' },
          },
        },
      },
    ]),
  )
