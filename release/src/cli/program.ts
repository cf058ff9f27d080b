import { parseArgs } from 'node:util'

import { ReleaseError } from '../release-error.ts'
import { frontEnds, type FrontEnd } from '../workspace.ts'

/** A version of a front end. */
export interface Version {
  name: FrontEnd
  version: string
}

/** What the release tool was asked to do. */
export type Command =
  | { do: 'help' | 'status' }
  | {
      do: 'publish'
      name: FrontEnd
      /** Although it does not fit what is live yet. */ ahead: boolean
    }
  | { do: 'rollback'; name: FrontEnd }
  | { do: 'check'; name: FrontEnd; version: string | undefined }
  | {
      do: 'promote'
      versions: Version[]
      /** Percent; undefined is everybody. */ traffic: number | undefined
    }
  | { do: 'prune'; keep: number }

const options = {
  help: { type: 'boolean', short: 'h' },
  ahead: { type: 'boolean' },
  traffic: { type: 'string' },
  keep: { type: 'string' },
} as const

/** How many names each command takes, and the option that it knows. */
const commands: Record<string, { names: [number, number]; option?: 'ahead' | 'traffic' | 'keep' }> =
  {
    status: { names: [0, 0] },
    publish: { names: [1, 1], option: 'ahead' },
    check: { names: [1, 1] },
    promote: { names: [1, frontEnds.length], option: 'traffic' },
    rollback: { names: [1, 1] },
    prune: { names: [0, 0], option: 'keep' },
  }

/**
 * Reads a command line.
 * @param args what follows the tool's name
 * @throws ReleaseError saying what is wrong with it
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const [command = 'help', ...subjects] = positionals
  if (values.help || command === 'help') return { do: 'help' }
  requireForm(command, subjects, values)
  const [subject = ''] = subjects
  switch (command) {
    case 'prune':
      return { do: command, keep: whole('--keep', values.keep, 0, 1000) }
    case 'publish':
      return { do: command, name: readName(command, subject), ahead: values.ahead ?? false }
    case 'rollback':
      return { do: command, name: readName(command, subject) }
    case 'check':
      return { do: command, ...readSubject(subject) }
    case 'promote':
      return {
        do: command,
        versions: readVersions(subjects),
        traffic:
          values.traffic === undefined ? undefined : whole('--traffic', values.traffic, 1, 99),
      }
    default:
      return { do: 'status' }
  }
}

/** @throws ReleaseError when there is no such command, or it does not take what it was given */
function requireForm(command: string, subjects: string[], values: object): void {
  const form = commands[command]
  if (!form) throw new ReleaseError(`There is no command ${command}.`)
  for (const option of Object.keys(values)) {
    if (option !== form.option) throw new ReleaseError(`${command} takes no --${option}.`)
  }
  const [least, most] = form.names
  if (subjects.length < least) {
    throw new ReleaseError(`${command} what? One of ${frontEnds.join(', ')}.`)
  }
  if (subjects.length > most) {
    const takes = most === 0 ? 'no name' : 'one name'
    throw new ReleaseError(`What is ${subjects.slice(most).join(' ')}? ${command} takes ${takes}.`)
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

function readName(command: string, subject: string): FrontEnd {
  const { name, version } = readSubject(subject)
  if (version === undefined) return name
  throw new ReleaseError(`${command} takes a name without a version.`)
}

function readVersions(subjects: readonly string[]): Version[] {
  const versions = subjects.map((subject) => {
    const { name, version } = readSubject(subject)
    if (version !== undefined) return { name, version }
    throw new ReleaseError(
      `Which version of ${name}? For example: promote ${name}@1.0.0-0123456789`,
    )
  })
  const twice = versions.find(({ name }, index) =>
    versions.slice(0, index).some((other) => other.name === name),
  )
  if (twice) throw new ReleaseError(`${twice.name} can go live in one version only.`)
  return versions
}

function readSubject(subject: string) {
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
