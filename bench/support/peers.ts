import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../test/support/postgres.ts'
import { Helper, startServer } from './processes.ts'

const PEERS = fileURLToPath(new URL('../peers/', import.meta.url))

/** Installs a peer in its own folder; nothing of it is a dependency of ours. */
export function ensurePeer(name: string): string {
  const folder = `${PEERS}${name}`
  if (!existsSync(`${folder}/node_modules`))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  return folder
}

export interface Boardgame {
  /** Moves per second that came back to their players. */
  moves(clients: number, millis: number): Promise<number>
  stop(): Promise<void>
}

/** boardgame.io on Postgres, or without an address in memory. */
export async function startBoardgame(databaseUrl?: string): Promise<Boardgame> {
  const folder = ensurePeer('boardgame.io')
  const server = await startServer([`${folder}/server.cjs`], {
    port: await freePort(),
    says: /listening/,
    cwd: folder,
    env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  })
  const player = new Helper<{ port: number; clients: number; millis: number }>(`${folder}/player.js`)
  return {
    moves: (clients, millis) => player.ask({ port: server.port, clients, millis }),
    stop: async () => {
      await player.stop()
      await server.stop()
    },
  }
}
