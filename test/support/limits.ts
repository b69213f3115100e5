import { createLimiter, QUOTAS } from '../../src/transports/rate-limit.ts'

/** Far more than any test sends. */
export const generous = createLimiter(() => 0, {
  command: { ...QUOTAS.command, limit: 1e9 },
  read: { ...QUOTAS.read, limit: 1e9 },
  create: { ...QUOTAS.create, limit: 1e9 },
  health: { ...QUOTAS.health, limit: 1e9 },
  failure: { ...QUOTAS.failure, limit: 1e9 },
})
