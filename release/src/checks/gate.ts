import type { ReleaseContext } from '../context.ts'
import type { Plan } from '../state/change-state.ts'
import type { ReleaseState } from '../state/release-state.ts'
import { assertNoProblems, findProblems } from './compatibility.ts'
import { assertRendered, findRenderProblems } from './rendering.ts'

/** Findings of the gate that do not keep a plan from being committed. */
interface GateFindings {
  /** Problems that were allowed because the plan is forced. */
  forced: string[]
  /** Sentences for whoever releases it. */
  notes: string[]
}

/**
 * Checks the candidates of a plan against what would be live with them.
 * @param live what is live now
 * @throws ReleaseError with the reasons why a version must not go live
 */
export async function checkCandidates(
  { store, root }: ReleaseContext,
  live: ReleaseState,
  { next, candidates, force = false }: Plan,
): Promise<GateFindings> {
  const findings: GateFindings = { forced: [], notes: [] }
  for (const { name, version } of candidates) {
    const candidate = { name, version, files: store.files(name, version) }
    const { problems, dropped } = await findProblems(store, root, next, candidate, live)
    assertNoProblems(force ? problems : [...problems, ...dropped], name, version)
    const { failures, notes } = await findRenderProblems(store, next, candidate, live)
    if (!force) assertRendered(failures)
    findings.forced.push(...dropped, ...failures)
    findings.notes.push(...notes)
  }
  return findings
}
