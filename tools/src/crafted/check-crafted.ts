import { rm } from 'node:fs/promises'

import { checkInBrowser } from 'release/browser/check-in-browser.ts'
import { launchBrowser } from 'release/browser/launch-browser.ts'
import type { Candidate } from 'release/checks/live-builds.ts'
import { promoteVersion, type ReleaseState } from 'release/state/release-state.ts'
import { loadState } from 'release/state/stored-state.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { folderVersionFiles } from 'release/store/version-files.ts'
import { type FrontEnd, releaseFolder, repositoryRoot } from 'release/workspace.ts'

import { type Craft, writeCraftedRemote } from './crafted-remote.ts'

const openStore = () => folderStore(releaseFolder(repositoryRoot))

/** Checks front ends of the released shop. */
export interface BrowserChecks {
  /** @returns what is refused of crafted versions, by their number */
  checkCrafts: (crafts: readonly Craft[]) => Promise<string[][]>
  /** @returns what is refused of the live version of a front end, as if it were new */
  checkLive: (name: FrontEnd) => Promise<string[]>
  close: () => Promise<void>
}

/** Launches one browser for all checks. */
export async function startBrowserChecks(): Promise<BrowserChecks> {
  const browser = await launchBrowser()
  const store = openStore()
  const { state } = await loadState(store)
  return {
    async checkCrafts(crafts) {
      const folders: string[] = []
      try {
        const candidates: Candidate[] = []
        for (const [index, craft] of crafts.entries()) {
          const name = `mfe-probe-${'abcdefghijklmnopqrstuvwxyz'[index]}` as const
          const { folder } = await writeCraftedRemote(name, craft)
          folders.push(folder)
          candidates.push({ name, version: '1.0.0', files: folderVersionFiles(folder) })
        }
        const next = candidates.reduce<ReleaseState>(
          (changed, { name, version }) => promoteVersion(changed, name, version),
          state,
        )
        const request = { live: state, next, candidates }
        const { failures } = await checkInBrowser(store, request, { browser, maxFailures: 100 })
        return candidates.map(({ name }) => failures.filter((each) => each.startsWith(`${name}@`)))
      } finally {
        for (const folder of folders) await rm(folder, { recursive: true, force: true })
      }
    },
    async checkLive(name) {
      const version = state[name]?.version ?? ''
      const { [name]: _, ...live } = state
      const candidates = [{ name, version, files: store.files(name, version) }]
      return (await checkInBrowser(store, { live, next: state, candidates }, { browser })).failures
    },
    close: () => browser.close(),
  }
}
