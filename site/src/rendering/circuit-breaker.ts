const MAX_FAILURES = 3

/** The pause doubles with each failed trial: the code of a version never changes. */
const OPEN_MS = 60_000
const MAX_OPEN_MS = 30 * 60_000

/** Short, because a source of data may be back at any time. */
const OPEN_WITHOUT_DATA_MS = 5_000

/** `crash`: code broke its thread after its page was sent, or could not be loaded. */
export type FailureKind = 'code' | 'data' | 'crash'

interface Circuit {
  failures: number
  openUntil: number
  /** Whether one rendering was let through that has no outcome yet. */
  isHalfOpen: boolean
  failedTrials: number
  crashedAt: number
}

const UNTRIED: Circuit = {
  failures: 0,
  openUntil: 0,
  isHalfOpen: false,
  failedTrials: 0,
  crashedAt: 0,
}

/**
 * The circuit of each version, as `name@version`. Several failures in a row open it: nothing is rendered for a while. Then
 * it is half-open: one rendering is let through, whose outcome closes or opens it.
 */
export class CircuitBreaker {
  private readonly circuits = new Map<string, Circuit>()

  isOpen(version: string): boolean {
    return (this.circuits.get(version)?.openUntil ?? 0) > Date.now()
  }

  listOpen(): string[] {
    return [...this.circuits.keys()].filter((version) => this.isOpen(version))
  }

  /** Whether a page may be rendered now. In a half-open circuit, only the first that asks may. */
  allows(version: string): boolean {
    if (this.isOpen(version)) return false
    const circuit = this.circuits.get(version)
    if (circuit && circuit.failures >= MAX_FAILURES) {
      circuit.openUntil = Date.now() + OPEN_WITHOUT_DATA_MS
      circuit.isHalfOpen = true
    }
    return true
  }

  recordSuccess(version: string): void {
    const circuit = this.circuits.get(version)
    if (!circuit) return
    circuit.openUntil = 0
    circuit.isHalfOpen = false
    // A version that breaks its thread does so after its page was sent.
    if (Date.now() >= circuit.crashedAt + OPEN_MS) this.circuits.delete(version)
  }

  /** @returns for how many milliseconds the circuit is open; 0 while it is closed */
  recordFailure(version: string, kind: FailureKind): number {
    const circuit = this.circuits.get(version) ?? UNTRIED
    const failures = circuit.failures + 1
    const failedTrials = circuit.failedTrials + (circuit.isHalfOpen ? 1 : 0)
    const now = Date.now()
    const pauseMs =
      kind === 'data' ? OPEN_WITHOUT_DATA_MS : Math.min(OPEN_MS * 2 ** failedTrials, MAX_OPEN_MS)
    const openMs = failures >= MAX_FAILURES ? pauseMs : 0
    this.circuits.set(version, {
      failures,
      isHalfOpen: false,
      failedTrials,
      // Renderings that had begun before may still fail.
      openUntil: Math.max(circuit.openUntil, openMs && now + openMs),
      crashedAt: kind === 'crash' ? now : circuit.crashedAt,
    })
    return openMs
  }
}
