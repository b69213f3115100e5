import cluster, { type Worker } from 'node:cluster'

/** One that ends sooner than this after its start will not do better the next time, milliseconds. */
const TOO_SOON = 2000

/**
 * Keeps `count` processes of this program running behind one port, since one uses one core. They share
 * nothing but the database, as servers on different machines would. One that dies is replaced.
 * @returns the exit code, once a signal has ended all, or one of them could not even start
 */
export function keepProcesses(count: number): Promise<number> {
  return new Promise((done) => {
    const running = new Set<Worker>()
    let stopping = false
    let code = 0
    const stop = () => {
      stopping = true
      for (const worker of running) worker.process.kill('SIGTERM')
    }
    const start = () => {
      const begun = performance.now()
      const worker = cluster.fork()
      running.add(worker)
      worker.once('exit', (exitCode) => {
        running.delete(worker)
        if (!stopping && performance.now() - begun > TOO_SOON) return start()
        if (!stopping) {
          code = exitCode || 1
          stop()
        }
        if (running.size === 0) done(code)
      })
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
    for (let i = 0; i < count; i++) start()
  })
}

/** Whether this process only keeps others running. */
export const keepsOthers = (count: number): boolean => count > 1 && cluster.isPrimary

/** Lets go of the process that keeps this one running: nothing else holds it then. */
export const leave = (): void => {
  cluster.worker?.disconnect()
}

/** Whether it is for this process to tell the host that the service runs. */
export const speaks = (): boolean => (cluster.worker?.id ?? 1) === 1
