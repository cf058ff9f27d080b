import { parseArgs } from 'node:util'

import { StartError } from '../../start-error.ts'
import { type Language, LANGUAGES, PAGE_NAMES, type PageName } from './measured-pages.ts'

export interface LighthouseOptions {
  /** Visits of each page in each shop. */
  runs: number
  pages: readonly PageName[]
  languages: readonly Language[]
  /** Whether to print where the time goes. */
  why: boolean
}

const DEFAULT_RUNS = 5

function parseList<Name extends string>(
  option: string,
  text: string | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (text === undefined) return known
  return text.split(',').map((word) => {
    const name = known.find((each) => each === word)
    if (name !== undefined) return name
    throw new StartError(`--${option}: "${word}" is none of ${known.join(', ')}`)
  })
}

function parseRuns(text: string | undefined): number {
  if (text === undefined) return DEFAULT_RUNS
  const runs = Number(text)
  if (Number.isInteger(runs) && runs > 0) return runs
  throw new StartError(`--runs must be a number from 1, not "${text}"`)
}

/** Reads the options of the command line. @throws StartError naming what it does not know */
export function parseOptions(args: readonly string[]): LighthouseOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string' },
        pages: { type: 'string' },
        languages: { type: 'string' },
        why: { type: 'boolean', default: false },
      },
    })
    return {
      runs: parseRuns(values.runs),
      pages: parseList('pages', values.pages, PAGE_NAMES),
      languages: parseList('languages', values.languages, LANGUAGES),
      why: values.why,
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}
