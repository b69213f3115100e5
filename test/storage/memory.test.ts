import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { mailContract } from '../mail/store.ts'
import { noticeContract } from '../notices/store.ts'
import { storeContract } from './contract/index.ts'

let passed = 0

const open = async () => {
  const store = createMemoryStore(() => Date.now() + passed)
  return {
    store,
    other: store,
    passDay: async () => {
      passed += 86_400_001
    },
    close: () => store.close(),
  }
}

storeContract('memory', open)
noticeContract('memory', open)
mailContract('memory', open)
