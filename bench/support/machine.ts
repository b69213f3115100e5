import { cpus, loadavg } from 'node:os'
import { note } from './stats.ts'

/** Load of the machine over the last minute: figures taken beside much else mean less. */
export const load = (): string => loadavg()[0]!.toFixed(1)

/** Others may compute so much, as a share of the machine, while something is measured. */
const QUIET = 0.25
/** Waits at most so long for quiet, seconds, over the whole run; then it measures as it is. */
let patience = Number(process.env.PATIENCE ?? 240)

/** Waits until nobody else computes much. The servers of the bench have nothing to do meanwhile. */
export async function quiet(): Promise<void> {
  for (let busy = await busyShare(); busy > QUIET; busy = await busyShare()) {
    if (patience <= 0) {
      note(`the machine does not come to rest: ${Math.round(busy * 100)} % of it is taken by others`)
      return
    }
    patience--
  }
}

/** Share of all cores that computed during half a second, out of a whole one. */
async function busyShare(): Promise<number> {
  const before = times()
  await new Promise((done) => setTimeout(done, 500))
  const after = times()
  await new Promise((done) => setTimeout(done, 500))
  return (after.busy - before.busy) / (after.all - before.all)
}

function times(): { busy: number; all: number } {
  let [busy, all] = [0, 0]
  for (const { times: t } of cpus()) {
    busy += t.user + t.nice + t.sys + t.irq
    all += t.user + t.nice + t.sys + t.irq + t.idle
  }
  return { busy, all }
}
