// A boardgame.io server with a game that does next to nothing. PORT; DATABASE_URL for its Postgres adapter,
// without it in memory.
const net = require('node:net')
const { Server, Origins } = require('boardgame.io/server')

// It has no setting for the address: without this it would listen on every one.
const { listen } = net.Server.prototype
net.Server.prototype.listen = function (port, ...rest) {
  const callback = rest.find((one) => typeof one === 'function')
  return listen.call(this, { port: Number(port), host: '127.0.0.1' }, callback)
}

const game = {
  name: 'count',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,
  setup: () => ({ moves: 0, last: null }),
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  moves: {
    encode: ({ G }, argument) => {
      G.moves++
      G.last = argument
    },
  },
}

const options = { games: [game], origins: [Origins.LOCALHOST] }
if (process.env.DATABASE_URL) {
  const { PostgresStore } = require('bgio-postgres')
  options.db = new PostgresStore(process.env.DATABASE_URL, { logging: false })
}
Server(options).run({ port: Number(process.env.PORT), callback: () => console.log('listening') })
