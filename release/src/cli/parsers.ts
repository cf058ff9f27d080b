import { type FrontEnd, isFrontEnd } from '@shop/release-format/front-end.ts'
import { InvalidArgumentError } from 'commander'
import { isPreviewName } from 'release-store/previews.ts'

import { parseDuration } from '../canary/rollout.ts'

// Like all parsers of commander, these throw InvalidArgumentError.

export interface Version {
  name: FrontEnd
  version: string
}

export interface Subject {
  name: FrontEnd
  version: string | undefined
}

/** Parses `NAME` or `NAME@VERSION`. */
export function parseSubject(text: string): Subject {
  const [name = '', version, ...rest] = text.split('@')
  if (!isFrontEnd(name)) {
    throw new InvalidArgumentError(
      `There is no ${name}; use shell, or the name of a remote such as mfe-agents.`,
    )
  }
  if (rest.length > 0 || (version !== undefined && !/^\w[\w.+-]*$/.test(version))) {
    throw new InvalidArgumentError('It must have the form NAME@VERSION.')
  }
  return { name, version }
}

/** Parses `NAME` or `NAME@VERSION`. Called for each argument with the result so far. */
export function parseSubjects(text: string, previous: Subject[] = []): Subject[] {
  const subject = parseSubject(text)
  if (previous.some(({ name }) => name === subject.name)) {
    throw new InvalidArgumentError(`${subject.name} is named twice.`)
  }
  return [...previous, subject]
}

/** Parses the name of a preview. */
export function parsePreviewName(text: string): string {
  if (isPreviewName(text)) return text
  throw new InvalidArgumentError('It must be lower-case letters, digits and hyphens: pr-12.')
}

/** Parses `NAME`. */
export function parseName(text: string): FrontEnd {
  const { name, version } = parseSubject(text)
  if (version === undefined) return name
  throw new InvalidArgumentError('It must be a name without a version.')
}

/** Parses the name of a state of the whole shop. */
export function parseStateName(text: string): string {
  if (/^[\w.-]{1,40}$/.test(text)) return text
  throw new InvalidArgumentError(
    'It must be up to 40 letters, digits, dots, hyphens or underscores.',
  )
}

/** Parses `NAME@VERSION`. Called for each argument with the result so far. */
export function parseVersions(text: string, previous: Version[] = []): Version[] {
  const { name, version } = parseSubject(text)
  if (version === undefined) {
    throw new InvalidArgumentError(`The version is missing: for example ${name}@1.0.0-0123456789.`)
  }
  if (previous.some((other) => other.name === name)) {
    throw new InvalidArgumentError(`Only one version of ${name} can go live.`)
  }
  return [...previous, { name, version }]
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
