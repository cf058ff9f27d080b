/** Releases that have failed in this tab since they were last compared with what is live. */
const failed = new Set<string>()

const toKey = (remote: string, version: string) => `${remote}@${version}`

/** Records that a release has failed to load, to render a page or to handle an event. */
export function markFailed(remote: string, version: string): void {
  failed.add(toKey(remote, version))
}

/** Whether a release has failed since it was asked before. */
export function takeFailure(remote: string, version: string): boolean {
  return failed.delete(toKey(remote, version))
}
