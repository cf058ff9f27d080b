import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'

import { readHostManifest, readRemoteManifest } from '../build/manifests.ts'
import { withPreparedFolder } from '../build/prepared-folder.ts'
import { assertNoProblems, findProblems } from '../checks/gate.ts'
import type { Candidate } from '../checks/live-builds.ts'
import {
  DEFAULT_PAGE_BUDGET,
  formatKilobytes,
  measurePages,
  measureStart,
} from '../checks/page-sizes.ts'
import { findRenderProblems } from '../checks/rendering.ts'
import type { ReleaseContext } from '../context.ts'
import { findPublished } from '../published.ts'
import { promoteVersion } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'

export interface CheckOptions {
  /** Undefined for the one that the folder describes. */
  name: FrontEnd | undefined
  /** The latest when undefined. */
  version: string | undefined
  /** A folder that is not published. */
  from?: string | undefined
  /** False leaves out the check in a browser. */
  browser?: boolean | undefined
  json?: boolean
}

/** The output of `check --json`. */
interface CheckReport {
  name?: string
  version?: string
  compatible: boolean
  /** Sentences. */
  problems: string[]
  /** Sentences about what is allowed. */
  notes?: string[]
  /** The live version of each other front end. */
  live?: Record<string, string>
  /** The page of a remote, or the start of the shell, that needs the most bytes (gzip). */
  largest?: { page: string; bytes: number; budget: number }
}

/**
 * Checks a published version or a built folder against what is live.
 * @throws ReleaseError when it is not compatible
 */
export async function check(context: ReleaseContext, options: CheckOptions): Promise<void> {
  const { log } = context
  if (!options.json) {
    const report = await checkSubject(context, options)
    assertCompatible(report)
    for (const line of describeReport(report)) log(line)
    return
  }
  const report = await checkSubject(context, options).catch((error: unknown): CheckReport => {
    if (!(error instanceof ReleaseError)) throw error
    return { compatible: false, problems: [error.message] }
  })
  log(JSON.stringify(report, null, 2))
  assertCompatible(report)
}

/** @throws ReleaseError with its problems, if there are any */
function assertCompatible({ name, version = '', problems }: CheckReport): void {
  if (name !== undefined) assertNoProblems(problems, { name, version })
  else if (problems.length > 0) throw new ReleaseError(problems.join('\n'))
}

async function checkSubject(
  context: ReleaseContext,
  { name, version: requested, from, browser = true }: CheckOptions,
): Promise<CheckReport> {
  const { store } = context
  const checked = browser ? context : { ...context, checkInBrowser: undefined }
  if (from !== undefined) {
    return withPreparedFolder(context.root, from, async (prepared) => {
      if (name !== undefined && name !== prepared.name)
        throw new ReleaseError(`${from} describes ${prepared.name}, not ${name}.`)
      return checkCandidate(checked, prepared)
    })
  }
  if (name === undefined) throw new ReleaseError('Say what to check: NAME[@VERSION] or --from DIR.')
  const version = await findPublished(store, name, requested)
  return checkCandidate(checked, { name, version, files: store.files(name, version) })
}

async function checkCandidate(context: ReleaseContext, candidate: Candidate): Promise<CheckReport> {
  const { store } = context
  const { name, version } = candidate
  const { state } = await loadState(store)
  const found = await findProblems(context, state, candidate)
  const problems = [...found.problems, ...found.dropped, ...found.unallowed]
  const rendered =
    problems.length > 0
      ? { failures: [], notes: [] }
      : await findRenderProblems(store, state, candidate)
  problems.push(...rendered.failures)
  rendered.notes.unshift(...found.notes)
  if (problems.length === 0 && context.checkInBrowser) {
    const next = promoteVersion(state, name, version)
    const request = { live: state, next, candidates: [candidate] }
    const opened = await context.checkInBrowser(store, request)
    problems.push(...opened.failures, ...opened.notSeen)
    rendered.notes.push(...opened.notes)
  }
  const compatible = problems.length === 0
  const largest = compatible ? await findLargest(candidate) : null
  const others = Object.entries(state).filter(([other]) => other !== name)
  return {
    ...{ name, version, compatible, problems, notes: rendered.notes },
    live: Object.fromEntries(others.map(([other, current]) => [other, current.version])),
    ...(largest && { largest }),
  }
}

/** The output for a person, of a version that is compatible. */
function describeReport({ name, version, live = {}, largest, notes = [] }: CheckReport): string[] {
  const others = Object.entries(live).map((each) => each.join('@'))
  const what = name === 'shell' ? 'Its start is' : `Its largest page is ${largest?.page},`
  return [
    ...notes,
    `${name}@${version} is compatible with what is live: ${others.join(', ') || 'nothing yet'}`,
    ...(largest
      ? [
          `${what} ${formatKilobytes(largest.bytes)} of ${formatKilobytes(largest.budget)} kB (gzip)`,
        ]
      : []),
  ]
}

/** The largest page of a remote, or the start of a shell that has a budget. */
async function findLargest({ name, files }: Candidate): Promise<CheckReport['largest'] | null> {
  if (name === 'shell') {
    const { budget } = await readHostManifest(files)
    if (budget === undefined) return null
    const { pattern, bytes } = await measureStart(files)
    return { page: pattern, bytes, budget }
  }
  const manifest = await readRemoteManifest(files)
  const sizes = await measurePages(manifest, files)
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes)
  const budget = manifest.budget ?? DEFAULT_PAGE_BUDGET
  return largest ? { page: largest.pattern, bytes: largest.bytes, budget } : null
}
