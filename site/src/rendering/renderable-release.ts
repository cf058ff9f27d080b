import type { RemoteAddresses } from '../remote-addresses.ts'
import { hasServerBuild, type LiveRelease, readLiveRelease, toRemotes } from './live-release.ts'
import type { LiveRemote } from './render-worker-messages.ts'

/** What is live, and what of it has a build for the server. */
export interface RenderableRelease extends LiveRelease {
  /** Versions of the shell that have one: the live one, and the one on trial. */
  shells: string[]
  /** Versions of remotes that have one. */
  renderable: LiveRemote[]
}

/** Reads what is live in a release folder. @throws before the first shell is live */
export function readRenderableRelease(
  folder: string,
  addresses?: RemoteAddresses,
): RenderableRelease {
  const release = readLiveRelease(folder, addresses)
  const { shellVersion, trialShellVersion, entries } = release
  return {
    ...release,
    shells: [shellVersion, trialShellVersion ?? []]
      .flat()
      .filter((version) => hasServerBuild(folder, 'shell', version)),
    renderable: toRemotes(entries).filter(({ name, entry }) =>
      hasServerBuild(folder, name, entry.metadata.version),
    ),
  }
}
