import { format } from 'node:util'

const complaints: string[] = []

/** Takes the complaints that a test expects, so that they do not fail it. */
export function expectConsole(): string[] {
  return complaints.splice(0)
}

/** From now on, whatever is written to `console.error` or `console.warn` and not taken fails the test. */
export function failOnConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => void complaints.push(format(...values))
  }
}
