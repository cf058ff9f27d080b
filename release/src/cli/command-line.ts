import { parseArgs } from 'node:util'

import { ReleaseError } from '../error.ts'
import { frontEnds, type FrontEnd } from '../store/folders.ts'

/** What the release tool was asked to do. */
export type Command =
  | { do: 'help' | 'status' }
  | { do: 'publish' | 'rollback'; name: FrontEnd }
  | { do: 'check'; name: FrontEnd; version: string | undefined }
  | {
      do: 'promote'
      name: FrontEnd
      version: string
      /** Percent; undefined is everybody. */ traffic: number | undefined
    }
  | { do: 'prune'; keep: number }

const options = {
  help: { type: 'boolean', short: 'h' },
  traffic: { type: 'string' },
  keep: { type: 'string' },
} as const

/** The option that a command takes; every other one is a mistake. */
const optionOf: Record<string, 'traffic' | 'keep'> = { promote: 'traffic', prune: 'keep' }

/**
 * Reads a command line.
 * @param args what follows the tool's name
 * @throws ReleaseError saying what is wrong with it
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const [command = 'help', subject, ...rest] = positionals
  if (values.help || command === 'help') return { do: 'help' }
  for (const option of ['traffic', 'keep'] as const) {
    if (values[option] !== undefined && optionOf[command] !== option) {
      throw new ReleaseError(`${command} takes no --${option}.`)
    }
  }
  if (rest.length > 0)
    throw new ReleaseError(`What is ${rest.join(' ')}? ${command} takes one name.`)
  switch (command) {
    case 'status':
      return { do: command }
    case 'prune':
      return { do: command, keep: whole('--keep', values.keep, 0, 1000) }
    case 'publish':
    case 'rollback': {
      const { name, version } = readSubject(command, subject)
      if (version !== undefined)
        throw new ReleaseError(`${command} takes a name without a version.`)
      return { do: command, name }
    }
    case 'check':
      return { do: command, ...readSubject(command, subject) }
    case 'promote': {
      const { name, version } = readSubject(command, subject)
      if (version === undefined) {
        throw new ReleaseError(
          `Which version of ${name}? For example: promote ${name}@1.0.0-0123456789`,
        )
      }
      const traffic =
        values.traffic === undefined ? undefined : whole('--traffic', values.traffic, 1, 99)
      return { do: command, name, version, traffic }
    }
    default:
      throw new ReleaseError(`There is no command ${command}.`)
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // Node's words say which option and why.
    throw new ReleaseError(error instanceof Error ? error.message : String(error))
  }
}

function readSubject(command: string, subject: string | undefined) {
  if (subject === undefined) {
    throw new ReleaseError(`${command} what? One of ${frontEnds.join(', ')}.`)
  }
  const [named, version, ...rest] = subject.split('@')
  const name = frontEnds.find((known) => known === named)
  if (!name) throw new ReleaseError(`There is no ${named}: one of ${frontEnds.join(', ')}.`)
  if (rest.length > 0 || (version !== undefined && !/^\w[\w.+-]*$/.test(version))) {
    throw new ReleaseError(`${subject} is not of the form NAME@VERSION.`)
  }
  return { name, version }
}

function whole(option: string, value: string | undefined, least: number, most: number): number {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw new ReleaseError(`${option} takes a whole number from ${least} to ${most}.`)
}
