import { readHostManifest, readRemoteManifest } from '../build/manifests.ts'
import { withPreparedFolder } from '../build/prepared-folder.ts'
import { assertNoProblems, type Candidate, findProblems } from '../checks/compatibility.ts'
import {
  DEFAULT_PAGE_BUDGET,
  formatKilobytes,
  measurePages,
  measureStart,
  type PageSize,
} from '../checks/page-sizes.ts'
import { findRenderProblems } from '../checks/rendering.ts'
import type { ReleaseContext } from '../context.ts'
import { ReleaseError } from '../release-error.ts'
import { loadState } from '../state/stored-state.ts'
import type { VersionFiles } from '../store/version-files.ts'
import type { FrontEnd } from '../workspace.ts'
import { findPublished } from './assert-published.ts'

export interface CheckOptions {
  /** Undefined for the one that the folder describes. */
  name: FrontEnd | undefined
  /** The latest when undefined. */
  version: string | undefined
  /** A folder that is not published. */
  from?: string | undefined
  /** Print the result as JSON. */
  json?: boolean
}

/** What `check --json` prints. */
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
  if (!options.json) return checkSubject(context, options, (report) => logReport(log, report))
  let report: CheckReport | undefined
  try {
    await checkSubject(context, options, (found) => void (report = found))
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    report ??= { compatible: false, problems: [error.message] }
    throw error
  } finally {
    if (report) log(JSON.stringify(report, null, 2))
  }
}

type OnReport = (report: CheckReport) => void

async function checkSubject(
  context: ReleaseContext,
  { name, version: requested, from }: CheckOptions,
  onReport: OnReport,
): Promise<void> {
  const { store } = context
  if (from !== undefined) {
    return withPreparedFolder(from, async (prepared) => {
      if (name !== undefined && name !== prepared.name)
        throw new ReleaseError(`${from} describes ${prepared.name}, not ${name}.`)
      await checkCandidate(context, prepared, onReport)
    })
  }
  if (name === undefined) throw new ReleaseError('Say what to check: NAME[@VERSION] or --from DIR.')
  const version = await findPublished(store, name, requested)
  await checkCandidate(context, { name, version, files: store.files(name, version) }, onReport)
}

async function checkCandidate(
  { store, root }: ReleaseContext,
  candidate: Candidate,
  onReport: OnReport,
): Promise<void> {
  const { name, version, files } = candidate
  const { state } = await loadState(store)
  const found = await findProblems(store, root, state, candidate)
  const problems = [...found.problems, ...found.dropped]
  const rendered =
    problems.length > 0
      ? { failures: [], notes: [] }
      : await findRenderProblems(store, state, candidate)
  problems.push(...rendered.failures)
  const others = Object.entries(state).filter(([other]) => other !== name)
  const largest =
    problems.length > 0 ? null : await (name === 'shell' ? findStart(files) : findLargest(files))
  onReport({
    name,
    version,
    compatible: problems.length === 0,
    problems,
    notes: rendered.notes,
    live: Object.fromEntries(others.map(([other, current]) => [other, current.version])),
    ...(largest && { largest }),
  })
  assertNoProblems(problems, name, version)
}

/** Tells a person what is well; problems are thrown. */
function logReport(
  log: (line: string) => void,
  { name, version, compatible, live = {}, largest, notes = [] }: CheckReport,
): void {
  if (!compatible) return
  for (const note of notes) log(note)
  const others = Object.entries(live).map((each) => each.join('@'))
  log(`${name}@${version} is compatible with what is live: ${others.join(', ') || 'nothing yet'}`)
  if (!largest) return
  const { page, bytes, budget } = largest
  const what = name === 'shell' ? 'Its start is' : `Its largest page is ${page},`
  log(`${what} ${formatKilobytes(bytes)} of ${formatKilobytes(budget)} kB (gzip)`)
}

async function findStart(files: VersionFiles): Promise<CheckReport['largest'] | null> {
  const { budget } = await readHostManifest(files)
  return budget === undefined ? null : describeSize(await measureStart(files), budget)
}

async function findLargest(files: VersionFiles): Promise<CheckReport['largest'] | null> {
  const manifest = await readRemoteManifest(files)
  const sizes = await measurePages(manifest, files)
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes)
  return largest ? describeSize(largest, manifest.budget ?? DEFAULT_PAGE_BUDGET) : null
}

const describeSize = ({ pattern, bytes }: PageSize, budget: number) => ({
  page: pattern,
  bytes,
  budget,
})
