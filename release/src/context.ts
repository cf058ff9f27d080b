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
