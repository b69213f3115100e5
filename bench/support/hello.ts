import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The least that a server of ours could do: no database, no rules. */
const app = new Hono().get('/hello', (c) => c.json({ hello: 'json' }))

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () =>
  process.stdout.write('listening\n'),
)
