import { ReleaseError } from '@shop/release-format/release-error.ts'
import { SettingsError } from 'settings/read-settings.ts'

/** A problem with the machine or the settings that whoever runs a command can solve; its message says how. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Prints a line for whoever runs a command. */
export const log = (line: string) => void process.stdout.write(`${line}\n`)

/** Runs a command. On an error it prints the message, with the stack of an unexpected one, and exits with 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const expected = [StartError, ReleaseError, SettingsError].some((each) => error instanceof each)
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const text = expected ? message : stack
    process.stderr.write(`${text}\n`)
    process.exit(1)
  })
}
