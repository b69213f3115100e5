/** What the judges said. */
export interface Report {
  /** One finding: that something holds, or what is wrong. */
  check(name: string, wrong?: string | undefined): void
  passed: number
  failed: number
}

export function createReport(write: (line: string) => void): Report {
  const report: Report = {
    passed: 0,
    failed: 0,
    check(name, wrong) {
      if (wrong === undefined) report.passed++
      else {
        report.failed++
        write(`  FAILED ${name}: ${wrong.slice(0, 2000)}`)
      }
    },
  }
  return report
}

/** Runs a judge, whose own failure counts as one. */
export async function hear(
  report: Report,
  name: string,
  judge: (report: Report) => Promise<void>,
  write: (line: string) => void,
): Promise<void> {
  const [passed, failed, start] = [report.passed, report.failed, performance.now()]
  try {
    await judge(report)
  } catch (error) {
    report.check(name, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  write(`${name}: ${report.passed - passed} passed, ${report.failed - failed} failed (${seconds} s)`)
}
