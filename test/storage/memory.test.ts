import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { storeContract } from './contract/index.ts'

let passed = 0

storeContract('memory', async () => {
  const store = createMemoryStore(() => Date.now() + passed)
  return {
    store,
    other: store,
    passDay: async () => {
      passed += 86_400_001
    },
    close: () => store.close(),
  }
})
