import { ReleaseError } from '../release-error.ts'
import type { Live } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { problemsOf, type Candidate } from './compatibility.ts'

/**
 * The gate that every version passes on its way to visitors.
 * @throws ReleaseError with everything that keeps the version from going live
 */
export async function requireFit(
  store: ReleaseStore,
  root: string,
  live: Live,
  candidate: Candidate,
): Promise<void> {
  const problems = await problemsOf(store, root, live, candidate)
  requireNone(problems, candidate.name, candidate.version)
}

/** @throws ReleaseError with these problems of a version, if there are any */
export function requireNone(problems: readonly string[], name: string, version: string): void {
  if (problems.length === 0) return
  const list = problems.map((problem) => `- ${problem}`).join('\n')
  throw new ReleaseError(`${name}@${version} does not fit what is live:\n${list}`)
}
