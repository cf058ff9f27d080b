import { DamageError, ReleaseError } from '@shop/release-format/release-error.ts'

import { assertIntact } from '../build/integrity.ts'
import type { ReleaseContext } from '../context.ts'
import type { Plan } from '../state/plan.ts'
import type { ReleaseState } from '../state/release-state.ts'
import { findBlockedCode } from './blocked-code.ts'
import { findBudgetRaise } from './budget-raise.ts'
import { findDroppedPaths } from './dropped-paths.ts'
import { findEntryFormatProblems } from './entry-format.ts'
import { findForeignOrigins } from './foreign-origins.ts'
import {
  type Candidate,
  readSubject,
  type RemoteSubject,
  type ShellSubject,
} from './live-builds.ts'
import { findPageSizeProblems, findStartSizeProblems } from './page-sizes.ts'
import { findPathProblems } from './paths.ts'
import { findRenderProblems } from './rendering.ts'
import { findProblemsWithRemotes, findProblemsWithShells } from './shared-modules.ts'
import { checkSlots, noteDroppedSlots } from './slots.ts'
import { validateManifest } from './validate-manifest.ts'

/** A check of a version before it goes live. @returns sentences that say why it must not */
type Check<Subject> = (subject: Subject) => string[] | Promise<string[]>

const REMOTE_CHECKS: readonly Check<RemoteSubject>[] = [
  validateManifest,
  findEntryFormatProblems,
  findProblemsWithShells,
  findPathProblems,
  findPageSizeProblems,
  findBudgetRaise,
  findBlockedCode,
  checkSlots,
]

const SHELL_CHECKS: readonly Check<ShellSubject>[] = [
  findProblemsWithRemotes,
  findStartSizeProblems,
  checkSlots,
]

/** The reasons why a version must not go live. */
interface Problems {
  problems: string[]
  /** Pages that the shop would lose; whoever releases it may want that. */
  dropped: string[]
  /** What the shop's owners have to allow before anybody but testers gets it. */
  unallowed: string[]
  /** Sentences for whoever releases it. */
  notes: string[]
}

const NONE: Problems = { problems: [], dropped: [], unallowed: [], notes: [] }

/** Findings of the gate that do not keep a plan from being committed. */
export interface GateFindings {
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
  const versions = candidates.map((each) => ({
    ...each,
    files: store.files(each.name, each.version),
  }))
  for (const candidate of versions) {
    const found = await findProblems(context, next, candidate, live)
    const { problems, dropped, unallowed } = found
    assertNoProblems([...problems, ...unallowed, ...(force ? [] : dropped)], candidate)
    const { failures, notes } = await findRenderProblems(store, next, candidate, live)
    if (!force && failures.length > 0) throw new ReleaseError(failures.join('\n'))
    findings.forced.push(...dropped, ...failures)
    findings.notes.push(...found.notes, ...notes)
  }
  if (!browser) findings.forced.push(WITHOUT_BROWSER)
  else if (context.checkInBrowser) {
    const opened = await context.checkInBrowser(store, { live, next, candidates: versions })
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
export function assertNoProblems(
  problems: readonly string[],
  { name, version }: { name: string; version: string },
): void {
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
    const subject = await readSubject(context, candidate, live, state)
    const notes = await noteDroppedSlots(subject)
    if (subject.kind === 'shell') {
      return { ...NONE, problems: await runChecks(SHELL_CHECKS, subject), notes }
    }
    return {
      notes,
      problems: await runChecks(REMOTE_CHECKS, subject),
      dropped: findDroppedPaths(subject),
      unallowed: await findForeignOrigins(subject),
    }
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    const label = `${candidate.name}@${candidate.version}`
    return { ...NONE, problems: [`${label}: ${error.message}. Publish it again.`] }
  }
}

async function runChecks<Subject>(checks: readonly Check<Subject>[], subject: Subject) {
  const problems: string[] = []
  for (const check of checks) problems.push(...(await check(subject)))
  return problems
}
