import { DamageError, ReleaseError } from '@shop/release-format/release-error.ts'

import { assertIntact } from '../build/integrity.ts'
import type { ReleaseContext } from '../context.ts'
import type { Plan } from '../state/plan.ts'
import type { ReleaseState } from '../state/release-state.ts'
import { findBudgetRaise } from './budget-raise.ts'
import { findDroppedPaths } from './dropped-paths.ts'
import { findKernelProblems } from './kernel-compatibility.ts'
import {
  type Candidate,
  readLiveRemotes,
  readLiveShells,
  readRemoteBuild,
  readShellBuild,
  type RemoteBuild,
  type ShellBuild,
} from './live-builds.ts'
import { findSizeProblems, measurePages, measureStart } from './page-sizes.ts'
import { findPathProblems } from './paths.ts'
import { findRenderProblems } from './rendering.ts'
import { findMissingSingletons, findSingletonProblems } from './singleton-compatibility.ts'
import { findMissingExports } from './used-exports.ts'
import { validateManifest } from './validate-manifest.ts'

/** The reasons why a version must not go live. */
interface Problems {
  problems: string[]
  /** Pages that the shop would lose; whoever releases it may want that. */
  dropped: string[]
}

/** Findings of the gate that do not keep a plan from being committed. */
interface GateFindings {
  /** Problems that were allowed because the plan is forced. */
  forced: string[]
  /** Sentences for whoever releases it. */
  notes: string[]
}

const WITHOUT_BROWSER = 'its pages were not opened in a browser (--no-browser)'

const BROWSER_REMEDY = 'Publish it again when that is mended, or repeat the command with --force.'

type Context = Pick<ReleaseContext, 'store' | 'root' | 'checkInBrowser'>

/**
 * Checks the candidates of a plan against what would be live with them.
 * @throws ReleaseError with the reasons why a version must not go live
 */
export async function checkCandidates(
  context: Context,
  live: ReleaseState,
  { next, candidates, force = false, browser = true }: Plan,
): Promise<GateFindings> {
  const { store } = context
  const findings: GateFindings = { forced: [], notes: [] }
  for (const { name, version } of candidates) {
    const candidate = { name, version, files: store.files(name, version) }
    const { problems, dropped } = await findProblems(context, next, candidate, live)
    assertNoProblems(force ? problems : [...problems, ...dropped], name, version)
    const { failures, notes } = await findRenderProblems(store, next, candidate, live)
    if (!force && failures.length > 0) throw new ReleaseError(failures.join('\n'))
    findings.forced.push(...dropped, ...failures)
    findings.notes.push(...notes)
  }
  if (!browser) findings.forced.push(WITHOUT_BROWSER)
  else if (context.checkInBrowser) {
    const files = candidates.map((each) => ({
      ...each,
      files: store.files(each.name, each.version),
    }))
    const opened = await context.checkInBrowser(store, { live, next, candidates: files })
    const { failures, notSeen } = opened
    if (!force && failures.length + notSeen.length > 0) {
      const remedy = failures.length > 0 ? [BROWSER_REMEDY] : []
      throw new ReleaseError([...failures, ...remedy, ...notSeen].join('\n'))
    }
    findings.forced.push(...failures, ...notSeen)
    findings.notes.push(...opened.notes)
  }
  return findings
}

/** @throws ReleaseError with the problems of a version, if there are any */
export function assertNoProblems(problems: readonly string[], name: string, version: string): void {
  if (problems.length === 0) return
  const list = problems.map((problem) => `- ${problem}`).join('\n')
  throw new ReleaseError(`${name}@${version} is not compatible with what is live:\n${list}`)
}

/**
 * The reasons why a version must not go live in a release state.
 * @param live what is live now, where `state` is what would be
 */
export async function findProblems(
  context: Context,
  state: ReleaseState,
  candidate: Candidate,
  live: ReleaseState = state,
): Promise<Problems> {
  try {
    await assertIntact(candidate.files)
    return candidate.name === 'shell'
      ? { problems: await findShellProblems(context, state, candidate), dropped: [] }
      : await findRemoteProblems(context, state, candidate, live)
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    const label = `${candidate.name}@${candidate.version}`
    return { problems: [`${label}: ${error.message}. Publish it again.`], dropped: [] }
  }
}

async function findShellProblems(
  { store, root }: Context,
  state: ReleaseState,
  { version, files }: Candidate,
): Promise<string[]> {
  const { remotes } = await readLiveRemotes(store, state)
  const shell = await readShellBuild(version, files)
  const { label, budget } = shell
  return [
    ...(await Promise.all(remotes.map((remote) => findSharedProblems(root, remote, shell)))).flat(),
    ...(budget === undefined
      ? []
      : findSizeProblems(label, { name: 'shell', budget }, [await measureStart(files)])),
  ]
}

async function findRemoteProblems(
  { store, root }: Context,
  state: ReleaseState,
  { name, version, files }: Candidate,
  live: ReleaseState,
): Promise<Problems> {
  const remote = await readRemoteBuild(name, version, files)
  const { label, manifest } = remote
  const owner = { name, version, paths: manifest.paths }
  const others = (await readLiveRemotes(store, state)).owners.filter((other) => other.name !== name)
  // Without canaries, which only some of the visitors get.
  const defaults = others.filter((other) => state[other.name]?.version === other.version)
  const served = await readLiveRemotes(store, live)
  const isServed = (version: string) => version === live[name]?.version
  const owned = served.owners.find((other) => other.name === name && isServed(other.version))
  const current = served.remotes.find(
    (other) => other.manifest.name === name && isServed(other.version),
  )
  const shells = await readLiveShells(store, state)
  const shared = await Promise.all(
    shells.map(async (shell) => [
      ...findMissingSingletons(remote, shell, manifest.libraries),
      ...(await findSharedProblems(root, remote, shell)),
    ]),
  )
  return {
    problems: [
      ...(await validateManifest(label, name, manifest, files)),
      ...new Set(shared.flat()),
      ...findPathProblems(owner, others),
      ...findSizeProblems(label, manifest, await measurePages(manifest, files)),
      ...(await findBudgetRaise({ store, root }, label, manifest, current?.manifest)),
    ],
    dropped: owned ? findDroppedPaths(owner, owned, defaults) : [],
  }
}

async function findSharedProblems(
  root: string,
  remote: RemoteBuild,
  shell: ShellBuild,
): Promise<string[]> {
  const problems = [...findSingletonProblems(remote, shell), ...findMissingExports(remote, shell)]
  // Comparing types takes seconds, and adds nothing when the versions differ already.
  return problems.length > 0 ? problems : findKernelProblems(root, remote, shell)
}
