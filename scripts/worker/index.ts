import { makeAssets } from './assets.ts'
import { bundleWorker } from './bundle.ts'

/** Makes what is deployed on Cloudflare Workers, where wrangler.toml looks for it: it runs this by itself. */
await makeAssets('.made/assets')
await bundleWorker('src/worker.ts', '.made/worker')
