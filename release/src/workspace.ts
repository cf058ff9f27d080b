import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The remotes, by their folders' names. */
export const remotes = ['mfe-catalog', 'mfe-checkout', 'mfe-agents', 'mfe-content'] as const
export type RemoteName = (typeof remotes)[number]

/** Every package that is built for the browser. */
export type FrontEnd = RemoteName | 'shell'
export const frontEnds: readonly FrontEnd[] = ['shell', ...remotes]

/** Port of a remote's development server. */
export function devPort(name: RemoteName): number {
  return 3101 + remotes.indexOf(name)
}
