/** The name of a remote: its workspace folder, its package and its first path segment on the site. */
export type RemoteName = `mfe-${string}`

/**
 * The names of remotes, as the source of a regular expression: `mfe-` and lower-case words of letters or digits,
 * joined by single hyphens. Not anchored, for use within larger expressions.
 */
export const REMOTE_NAME_PATTERN = 'mfe-[a-z0-9]+(?:-[a-z0-9]+)*'

/** The names of front ends, remotes and the shell, as `REMOTE_NAME_PATTERN`. */
export const FRONT_END_NAME_PATTERN = `(?:shell|${REMOTE_NAME_PATTERN})`

const remoteName = new RegExp(`^${REMOTE_NAME_PATTERN}$`)

/** Returns whether `name`, whole, is that of a remote. */
export function isRemoteName(name: string): name is RemoteName {
  return remoteName.test(name)
}
