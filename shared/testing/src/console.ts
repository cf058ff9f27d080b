import { format } from 'node:util'

const messages: string[] = []

/** Returns and clears what was logged since the last call; the caller asserts it. */
export function expectConsole(): string[] {
  return messages.splice(0)
}

/** Records `console.error` and `console.warn`. Set-up fails a test whose records are not taken by `expectConsole`. */
export function failOnConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => void messages.push(format(...values))
  }
}
