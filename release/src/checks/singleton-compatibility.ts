import type { Shared } from '../build/manifests.ts'
import { isInRange } from './version-range.ts'

/** One of two builds that have to fit together. */
export interface Side {
  /** `NAME@VERSION`. */
  label: string
  shared: Shared
}

/** The package whose state all front ends of a page share. */
const KERNEL = '@shop/kernel'

/** What a remote needs once on a page that the shell provides in a version it does not work with. */
export function singletonProblems(remote: Side, shell: Side): string[] {
  return Object.entries(remote.shared).flatMap(([request, { requiredVersion }]) => {
    // A slash at the end covers the deep imports of the package, which is there by itself too.
    if (request.endsWith('/')) return []
    const provided = shell.shared[request]?.version
    if (provided === undefined || isInRange(provided, requiredVersion)) return []
    const what = request === KERNEL ? 'the kernel' : request
    return [
      `${remote.label} needs ${what} ${requiredVersion}; ${shell.label} provides ${provided}. ` +
        `Build the remote with the shell's version, or promote a shell that provides ${requiredVersion} first or with it.`,
    ]
  })
}
