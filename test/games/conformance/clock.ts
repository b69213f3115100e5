import { clockSeat, isTableEvent } from '../../../src/core/index.ts'
import { active, type Moment } from './play.ts'
import type { MakeProof } from './proof.ts'

/** Whom the match waits for is timed, nobody else is, and nobody plays on when time is up. */
export const timed: MakeProof = ({ game }) => {
  let count = 0
  const check = ({ step, before, after: { state } }: Moment) => {
    const { clock, seats } = state.table
    if (!clock || !active(state)) return
    const { entry } = step
    const whole = clock.perMove * 1000
    const pending = game.pending(state.game!)
    clock.seats.forEach(({ due, up }, seat) => {
      const { kind, resigned, away } = seats[seat]!
      const running = pending.includes(seat) && kind === 'human' && !resigned && !away
      if (running !== (due !== null || up)) throw new Error(`the clock of seat ${seat}: ${due}, up: ${up}`)
      if (due !== null && due > entry.at + whole) throw new Error(`seat ${seat} has more than a whole move`)
      count += 1
    })
    const was = before.state.table.clock
    if (entry.seat === null || !was || clock.onDeadline === 'remind') return
    const late = was.seats.findIndex(({ due }) => due !== null && due <= entry.at)
    if (late >= 0) throw new Error(`seat ${late} was out of time before revision ${entry.revision}`)
  }
  return {
    name: 'clocks time whom the match waits for, and nobody else',
    moment: check,
    checked: () => count,
  }
}

/** Every way in which a clock can act comes about in the matches that are played. */
export const ranOut: MakeProof = () => {
  let count = 0
  return {
    name: 'clocks run out, and are made up for outages',
    moment({ step }) {
      for (const event of step.entry.events)
        if (isTableEvent(event))
          if (event.type === 'clockCredited') count += 1
          else if (event.type === 'deadlinePassed' && clockSeat(event.data.id) !== undefined) count += 1
    },
    checked: () => count,
  }
}
