import type { ReleaseStore } from '../store/release-store.ts'

/** What every command works with. */
export interface Context {
  store: ReleaseStore
  /** The repository's folder. */
  root: string
  /** Tells the person who releases. */
  say: (line: string) => void
}
