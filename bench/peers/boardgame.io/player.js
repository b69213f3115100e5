// Plays matches on a boardgame.io server: one client and one match each. Told over IPC, answers with moves
// per second that came back.
import { io } from 'socket.io-client'

const ARGUMENT = { position: 3, cipher: 'c7' }
const WARM_UP = 500

const post = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

async function join(port) {
  const games = `http://127.0.0.1:${port}/games/count`
  const { matchID } = await post(`${games}/create`, { numPlayers: 2 })
  const seat = { playerID: '0', playerName: 'a' }
  const { playerCredentials: credentials } = await post(`${games}/${matchID}/join`, seat)
  const socket = io(`http://127.0.0.1:${port}/count`, { transports: ['websocket'], forceNew: true })
  await new Promise((done, failed) => {
    socket.on('connect', done)
    socket.on('connect_error', failed)
  })
  let version = 0
  let moved
  socket.on('update', (_id, state) => {
    version = state._stateID
    moved?.()
  })
  await new Promise((done) => {
    socket.on('sync', (_id, { state }) => {
      version = state._stateID
      done()
    })
    socket.emit('sync', matchID, '0', credentials, 2)
  })
  const payload = { type: 'encode', args: [ARGUMENT], playerID: '0', credentials }
  return {
    move: () =>
      new Promise((done) => {
        moved = done
        socket.emit('update', { type: 'MAKE_MOVE', payload }, version, matchID, '0')
      }),
    close: () => socket.close(),
  }
}

async function moves({ port, clients, millis }) {
  const players = await Promise.all(Array.from({ length: clients }, () => join(port)))
  const begin = performance.now() + WARM_UP
  const end = begin + millis
  let count = 0
  await Promise.all(
    players.map(async (player) => {
      for (;;) {
        const sent = performance.now()
        if (sent >= end) return
        await player.move()
        if (sent >= begin && performance.now() <= end) count++
      }
    }),
  )
  for (const player of players) player.close()
  return count / (millis / 1000)
}

process.on('message', (order) =>
  moves(order).then(
    (value) => process.send({ value }),
    (error) => process.send({ error: String(error) }),
  ),
)
process.on('disconnect', () => process.exit())
