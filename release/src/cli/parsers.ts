import { isRemoteName } from '@shop/contracts/remote-name.ts'
import { InvalidArgumentError } from 'commander'

import { parseDuration } from '../trials/duration.ts'
import type { FrontEnd } from '../workspace.ts'

/** A version of a front end. */
export interface Version {
  name: FrontEnd
  version: string
}

/** A front end, or one of its versions. */
export interface Subject {
  name: FrontEnd
  version: string | undefined
}

/** Parsers of the names that commands take. Like all here, they throw InvalidArgumentError. */
export function createParsers(frontEnds: readonly FrontEnd[]) {
  const unknown = (name: string) => `There is no ${name}; use one of ${frontEnds.join(', ')}.`
  function subject(text: string): Subject {
    const [prefix, version, ...rest] = text.split('@')
    const name = frontEnds.find((known) => known === prefix)
    if (!name) throw new InvalidArgumentError(unknown(prefix ?? ''))
    if (rest.length > 0 || (version !== undefined && !/^\w[\w.+-]*$/.test(version))) {
      throw new InvalidArgumentError('It must have the form NAME@VERSION.')
    }
    return { name, version }
  }
  function name(text: string): FrontEnd {
    const parsed = subject(text)
    if (parsed.version === undefined) return parsed.name
    throw new InvalidArgumentError('It must be a name without a version.')
  }
  /** A remote that may be new. */
  function own(text: string): FrontEnd {
    return isRemoteName(text) ? text : name(text)
  }
  /** Called for each argument with the result so far. */
  function versions(text: string, previous: Version[] = []): Version[] {
    const parsed = subject(text)
    if (parsed.version === undefined) {
      throw new InvalidArgumentError(
        `The version is missing: for example ${parsed.name}@1.0.0-0123456789.`,
      )
    }
    if (previous.some((other) => other.name === parsed.name)) {
      throw new InvalidArgumentError(`Only one version of ${parsed.name} can go live.`)
    }
    return [...previous, { name: parsed.name, version: parsed.version }]
  }
  return { unknown, subject, name, own, versions }
}

/** @returns a parser of whole numbers in this range, both included */
export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (number >= min && number <= max) return number
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
  }
}

/** Parses `10m`. @returns milliseconds */
export function parseTime(text: string): number {
  const milliseconds = parseDuration(text)
  if (milliseconds !== null) return milliseconds
  throw new InvalidArgumentError('It must be a time such as 30s, 10m or 2h.')
}

/** Parses `1,10,50,100`: percentages, each larger than the one before. */
export function parseSteps(text: string): number[] {
  const percent = wholeNumber(1, 100)
  const steps = text.split(',').map((step) => percent(step.trim()))
  const isAscending = steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))
  if (isAscending) return steps
  throw new InvalidArgumentError('Each share must be larger than the one before: 1,10,50,100.')
}
