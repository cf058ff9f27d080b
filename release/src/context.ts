import type { FrontEnd } from '@shop/release-format/front-end.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'

import type { BrowserCheck } from './browser/browser-check.ts'

/** The context of every command. */
export interface ReleaseContext {
  store: ReleaseStore
  /** Root folder of the repository. */
  root: string
  frontEnds: readonly FrontEnd[]
  /** Names the person or job that runs the command. */
  getActor: () => string
  /** Opens the pages of candidates in a browser. Left out, no command does. */
  checkInBrowser?: BrowserCheck | undefined
  /** Prints a line for whoever runs the command. */
  log: (line: string) => void
}

type Published = Pick<ReleaseContext, 'store' | 'frontEnds'>

/** The front ends of this repository, then those that only the store has: of other repositories. */
export async function listFrontEnds({ store, frontEnds }: Published): Promise<FrontEnd[]> {
  return [...new Set([...frontEnds, ...(await store.listFrontEnds())])]
}

/** The published versions by front end, latest first. */
export async function listVersions(published: Published): Promise<Record<string, string[]>> {
  const lists = (await listFrontEnds(published)).map(async (name) => {
    const versions = await published.store.list(name)
    return [name, versions.map(({ version }) => version)] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}
