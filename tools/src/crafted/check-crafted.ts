import { rm } from 'node:fs/promises'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import type { BrowserFindings } from 'release/browser/browser-check.ts'
import { checkInBrowser } from 'release/browser/check-in-browser.ts'
import { launchBrowser } from 'release/browser/launch-browser.ts'
import type { Candidate } from 'release/checks/live-builds.ts'
import { promoteVersion, type ReleaseState } from 'release/state/release-state.ts'
import { loadState } from 'release/state/stored-state.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'
import { releaseFolder, repositoryRoot } from 'workspace/workspace.ts'

import { type Craft, toAddress, writeCraftedRemote } from './crafted-remote.ts'

type CraftedRemote = readonly [name: `mfe-probe-${string}`, crafts: readonly Craft[]]

const openStore = () => folderStore(releaseFolder(repositoryRoot))

export interface BrowserChecks {
  /** @returns what is refused of crafted versions of one page each, by their number */
  checkVersions: (crafts: readonly Craft[]) => Promise<string[][]>
  /** Takes less: @returns what is refused of the pages of one crafted version, by their number, and what is of all of it */
  checkPages: (crafts: readonly Craft[]) => Promise<{ ofPages: string[][]; all: string[] }>
  /** @returns what is refused of a crafted version that adds these to as many pages of a live remote, by their number */
  checkExtensions: (crafts: readonly Craft[]) => Promise<string[][]>
  /** @returns what is said of a crafted version of a page to which a live remote adds this */
  checkExtended: (craft: Craft) => Promise<BrowserFindings>
  /** @returns what is refused of the live version of a front end, as if it were new */
  checkLive: (name: FrontEnd) => Promise<string[]>
  close: () => Promise<void>
}

export async function startBrowserChecks(): Promise<BrowserChecks> {
  const browser = await launchBrowser()
  const store = openStore()
  const { state } = await loadState(store)
  async function checkRemotes(
    remotes: ReadonlyMap<`mfe-probe-${string}`, readonly Craft[]>,
  ): Promise<string[]> {
    const folders: string[] = []
    try {
      const candidates: Candidate[] = []
      for (const [name, crafts] of remotes) {
        const folder = await writeCraftedRemote(name, crafts)
        folders.push(folder)
        candidates.push({ name, version: '1.0.0', files: folderVersionFiles(folder) })
      }
      const next = candidates.reduce<ReleaseState>(
        (changed, { name, version }) => promoteVersion(changed, name, version),
        state,
      )
      const request = { live: state, next, candidates }
      const found = await checkInBrowser(store, request, { browser, maxFailures: 100 })
      return [...found.failures, ...found.notSeen]
    } finally {
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    }
  }

  /** Checks one crafted remote where another one is live. */
  async function checkBeside(
    [liveName, liveCrafts]: CraftedRemote,
    [name, crafts]: CraftedRemote,
  ): Promise<BrowserFindings> {
    const folders = [
      await writeCraftedRemote(liveName, liveCrafts),
      await writeCraftedRemote(name, crafts),
    ]
    try {
      const [liveFiles, files] = folders.map(folderVersionFiles)
      if (!liveFiles || !files) throw new Error('There is no folder')
      const beside: typeof store = {
        ...store,
        files: (of, version) => (of === liveName ? liveFiles : store.files(of, version)),
      }
      const live = promoteVersion(state, liveName, '1.0.0')
      const next = promoteVersion(live, name, '1.0.0')
      const candidates = [{ name, version: '1.0.0', files }]
      return await checkInBrowser(beside, { live, next, candidates }, { browser, maxFailures: 100 })
    } finally {
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    async checkVersions(crafts) {
      const names = crafts.map(
        (_, index) => `mfe-probe-${'abcdefghijklmnopqrstuvwxyz'[index]}` as const,
      )
      const failures = await checkRemotes(
        new Map(names.map((name, index) => [name, crafts.slice(index, index + 1)])),
      )
      const isOfAll = (failure: string) => !failure.startsWith('mfe-')
      return names.map((name) =>
        failures.filter((each) => each.startsWith(`${name}@`) || isOfAll(each)),
      )
    },
    async checkPages(crafts) {
      const name = 'mfe-probe-pages'
      const all = await checkRemotes(new Map([[name, crafts]]))
      const ofPages = crafts.map((_, index) => {
        const start = `${name}@1.0.0, ${toAddress(name, index)} (`
        return all.filter((each) => each.startsWith(start))
      })
      return { ofPages, all }
    },
    async checkExtensions(crafts) {
      const slots = crafts.map((craft, index) => ({ ...craft, fills: `probe.slot-${index}` }))
      const pages = slots.map(({ fills }) => ({ slot: fills }))
      const found = await checkBeside(['mfe-probe-pages', pages], ['mfe-probe-boxes', slots])
      const refused = [...found.failures, ...found.notSeen, ...found.notes]
      return slots.map(({ fills }) => {
        const start = `mfe-probe-boxes@1.0.0, in ${fills} of mfe-probe-pages@1.0.0, `
        return refused.filter((each) => each.startsWith(start) || !each.startsWith('mfe-'))
      })
    },
    checkExtended: (craft) =>
      checkBeside(
        ['mfe-probe-boxes', [{ ...craft, fills: 'probe.slot' }]],
        ['mfe-probe-pages', [{ slot: 'probe.slot' }]],
      ),
    async checkLive(name) {
      const version = state[name]?.version ?? ''
      const { [name]: _, ...live } = state
      const candidates = [{ name, version, files: store.files(name, version) }]
      const found = await checkInBrowser(store, { live, next: state, candidates }, { browser })
      return [...found.failures, ...found.notSeen]
    },
    close: () => browser.close(),
  }
}
