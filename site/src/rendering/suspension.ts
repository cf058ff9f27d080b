/** Failures in a row after which a version is not rendered for a while. */
const MAX_FAILURES = 3

/** The code of a version stays as it is. */
const SUSPENDED_MS = 60_000

/** What its data come from may be back at any time. */
const WITHOUT_DATA_MS = 5_000

export type FailureKind =
  /** A page could not be rendered. */
  | 'code'
  /** The data of a page could not be fetched. */
  | 'data'
  /** Code went on after its page was answered, and broke its thread. */
  | 'crash'

interface VersionRecord {
  failures: number
  suspendedUntil: number
  /** When its code last broke a thread. */
  crashedAt: number
}

/** Remembers which versions fail to render. After several failures in a row a version is left alone for a while. */
export class Suspension {
  private readonly records = new Map<string, VersionRecord>()

  /** Whether a version is left alone now. @param version as `name@version` */
  isSuspended(version: string): boolean {
    return (this.records.get(version)?.suspendedUntil ?? 0) > Date.now()
  }

  /** The versions that are left alone now. */
  listSuspended(): string[] {
    return [...this.records.keys()].filter((version) => this.isSuspended(version))
  }

  recordSuccess(version: string): void {
    const record = this.records.get(version)
    // Its pages are all answered before it breaks the thread.
    if (record && Date.now() >= record.crashedAt + SUSPENDED_MS) this.records.delete(version)
  }

  /** @returns for how many milliseconds the version is left alone; 0 if it is not */
  recordFailure(version: string, kind: FailureKind): number {
    const record = this.records.get(version) ?? { failures: 0, suspendedUntil: 0, crashedAt: 0 }
    const failures = record.failures + 1
    const now = Date.now()
    const pause = kind === 'data' ? WITHOUT_DATA_MS : SUSPENDED_MS
    const suspendedMs = failures >= MAX_FAILURES ? pause : 0
    this.records.set(version, {
      failures,
      // What was being rendered when it was suspended may still fail.
      suspendedUntil: Math.max(record.suspendedUntil, suspendedMs && now + suspendedMs),
      crashedAt: kind === 'crash' ? now : record.crashedAt,
    })
    return suspendedMs
  }
}
