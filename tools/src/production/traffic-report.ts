/** Counts what visitors and shoppers met while one thing happened. */
export interface TrafficReport {
  requests: number
  /** Failed ones, by what they were and what they got. */
  failures: Record<string, number>
  /** Pages that failed again when they were loaded again within a second. */
  unmendedPages: number
  /** Longest time from a failed page or step to its success, in milliseconds. */
  longestGapMs: number
  slowestMs: number
}

/** Collects what is met, under the name of what happens meanwhile. */
export class TrafficReports {
  readonly byPhase = new Map<string, TrafficReport>()
  #phase = ''

  /** @param phase what happens from now on */
  begin(phase: string): void {
    this.#phase = phase
    // It has a line, whatever is met.
    void this.current
  }

  get current(): TrafficReport {
    const known = this.byPhase.get(this.#phase)
    if (known) return known
    const report = { requests: 0, failures: {}, unmendedPages: 0, longestGapMs: 0, slowestMs: 0 }
    this.byPhase.set(this.#phase, report)
    return report
  }

  countRequest(ms: number): void {
    const { current } = this
    current.requests += 1
    current.slowestMs = Math.max(current.slowestMs, Math.round(ms))
  }

  countFailure(kind: string): void {
    const { failures } = this.current
    failures[kind] = (failures[kind] ?? 0) + 1
  }

  countUnmendedPage(): void {
    this.current.unmendedPages += 1
  }

  countGap(ms: number): void {
    const { current } = this
    current.longestGapMs = Math.max(current.longestGapMs, Math.round(ms))
  }

  /** A table: one line for each of what happened. */
  format(): string {
    const header = 'while | requests | failed | unmended pages | longest gap (ms) | slowest (ms)'
    const lines = [...this.byPhase].map(([phase, report]) => {
      const failed = Object.entries(report.failures).map(([kind, count]) => `${count} × ${kind}`)
      return [
        ...[phase, report.requests, failed.join(', ') || '–'],
        ...[report.unmendedPages, report.longestGapMs, report.slowestMs],
      ].join(' | ')
    })
    return [header, ...lines].join('\n')
  }
}
