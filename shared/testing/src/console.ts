import { format } from 'node:util'

const messages: string[] = []

/** Takes the complaints that a test expects, so that they do not fail it. */
export function expectConsole(): string[] {
  return messages.splice(0)
}

/** From now on, whatever is written to `console.error` or `console.warn` and not taken fails the test. */
export function failOnConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => void messages.push(format(...values))
  }
}
