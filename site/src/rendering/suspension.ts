/** Failures in a row after which a version is not rendered for a while. */
const MAX_FAILURES = 3

const SUSPENDED_MS = 60_000

interface Record {
  failures: number
  suspendedUntil: number
}

/** Remembers which versions fail to render. After several failures in a row a version is left alone for a while. */
export class Suspension {
  private readonly records = new Map<string, Record>()

  /** Whether a version is left alone now. @param version as `name@version` */
  isSuspended(version: string): boolean {
    return (this.records.get(version)?.suspendedUntil ?? 0) > Date.now()
  }

  recordSuccess(version: string): void {
    this.records.delete(version)
  }

  /** @returns whether this failure suspends the version */
  recordFailure(version: string): boolean {
    const failures = (this.records.get(version)?.failures ?? 0) + 1
    const suspended = failures >= MAX_FAILURES
    this.records.set(version, {
      failures,
      suspendedUntil: suspended ? Date.now() + SUSPENDED_MS : 0,
    })
    return suspended
  }
}
