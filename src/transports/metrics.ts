/** Counts what goes through; shown as Prometheus text (exposition format 0.0.4). */
export interface Metrics {
  request(operation: string, status: number, seconds: number): void
  render(gauges: Readonly<Record<string, number>>): string
}

/** Upper bounds of the latency buckets, seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2]

export function createMetrics(): Metrics {
  const requests = new Map<string, Map<number, number>>()
  const slower = BUCKETS.map(() => 0)
  let [count, sum] = [0, 0]
  return {
    request(operation, status, seconds) {
      const answers = requests.get(operation) ?? new Map<number, number>()
      requests.set(operation, answers.set(status, (answers.get(status) ?? 0) + 1))
      count++
      sum += seconds
      for (let i = BUCKETS.length - 1; i >= 0 && seconds <= BUCKETS[i]!; i--) slower[i]!++
    },
    render(gauges) {
      return [
        '# TYPE heliograph_requests_total counter',
        ...[...requests].flatMap(([operation, answers]) =>
          [...answers].map(
            ([status, n]) => `heliograph_requests_total{operation="${operation}",status="${status}"} ${n}`,
          ),
        ),
        '# TYPE heliograph_request_seconds histogram',
        ...BUCKETS.map((bound, i) => `heliograph_request_seconds_bucket{le="${bound}"} ${slower[i]}`),
        `heliograph_request_seconds_bucket{le="+Inf"} ${count}`,
        `heliograph_request_seconds_sum ${sum}`,
        `heliograph_request_seconds_count ${count}`,
        ...Object.entries(gauges).flatMap(([name, value]) => [
          `# TYPE heliograph_${name} gauge`,
          `heliograph_${name} ${value}`,
        ]),
        '',
      ].join('\n')
    },
  }
}
