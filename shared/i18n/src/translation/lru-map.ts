/** A map that evicts the least recently used entries beyond `max`. A package would outweigh these few lines in the chunk. */
export class LruMap<Value> {
  readonly #entries = new Map<string, Value>()

  constructor(readonly max: number) {}

  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.max) return
      this.#entries.delete(oldest)
    }
  }

  /** Every entry, the most recently used first. */
  entries(): [string, Value][] {
    return [...this.#entries].reverse()
  }
}
