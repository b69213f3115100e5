import { postgresContract } from './postgres-contract.ts'

postgresContract(15)
