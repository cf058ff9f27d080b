import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import type { SiteFiles } from 'site/generate/site-files.ts'
import type { ObjectStorage } from 'site/object-storage/object-storage.ts'
import {
  EMPTY_STATE,
  LOG_KEY,
  parseStoreState,
  STATE_KEY,
  type StoreState,
} from 'site/object-storage/store-layout.ts'

import { ReleaseError } from '../release-error.ts'
import { assertConditional } from './conditional-writes.ts'
import { ConflictError, MAX_REVISIONS, OWNERS_FILE, type StateStore } from './release-store.ts'

/** How often a write is repeated that another process was faster than. */
const MAX_ATTEMPTS = 10
const MAX_PAUSE_MS = 200

const OWNERS_KEY = `.live/${OWNERS_FILE}`

/**
 * The release state in object storage: one object, which is replaced only while it is what was read. It holds what
 * sites serve as well, so that all of it changes at once, and with a revision that is not older.
 */
export function objectState(
  storage: ObjectStorage,
): StateStore & Pick<SiteFiles, 'readSiteFile' | 'writeSiteFile'> {
  let known: { state: StoreState; etag: string } | undefined
  /** What `markServed` will publish. */
  const written = new Map<string, string>()

  async function read(): Promise<{ state: StoreState; etag: string | null }> {
    const found = known
      ? await storage.getUnless(STATE_KEY, known.etag)
      : await storage.get(STATE_KEY)
    if (found === null) return { state: EMPTY_STATE, etag: null }
    if (found !== 'unchanged') {
      known = { state: parseStoreState(found.bytes), etag: found.etag }
    }
    return known ?? { state: EMPTY_STATE, etag: null }
  }

  /**
   * Replaces an object by what `change` makes of it, and again of what another process has made of it meanwhile.
   * @param change returns null when nothing is to be written: the answer to an earlier attempt may have got lost
   */
  async function replace<Content>(
    key: string,
    load: () => Promise<{ content: Content; etag: string | null }>,
    change: (content: Content) => string | null,
  ): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const { content, etag } = await load()
      const text = change(content)
      if (text === null || (await storage.putIf(key, text, etag))) return
      await delay(Math.random() * MAX_PAUSE_MS)
    }
    throw new ReleaseError(
      `Others kept changing ${key} of ${storage.address}; nothing was changed. Run the command again.`,
    )
  }

  async function changeState(change: (state: StoreState) => StoreState): Promise<void> {
    const load = async () => {
      const { state, etag } = await read()
      if (state.isConditional !== true) await assertConditional(storage)
      return { content: state, etag }
    }
    await replace(STATE_KEY, load, (state) => {
      const next = { ...change(state), isConditional: true }
      const text = JSON.stringify(next)
      return text === JSON.stringify(state) ? null : text
    })
  }

  const toStored = ({ revision, text, served }: StoreState['states'][number]) => ({
    revision: String(revision),
    text,
    served,
  })

  return {
    async readState() {
      const [latest] = (await read()).state.states
      return latest ? toStored(latest) : { revision: '0', text: null, served: true }
    },
    async readFormerStates() {
      return (await read()).state.states.slice(1).map(toStored)
    },
    async writeState(text, revision) {
      const id = randomUUID()
      let next = 0
      await changeState((state) => {
        const own = state.states.find((each) => each.id === id)
        if (own) return state
        const latest = state.states[0]?.revision ?? 0
        if (String(latest) !== revision) throw new ConflictError()
        next = latest + 1
        const states = [{ revision: next, id, text, served: false }, ...state.states]
        return { ...state, states: states.slice(0, MAX_REVISIONS) }
      })
      return String(next)
    },
    async markServed(revision) {
      const number = Number(revision)
      await changeState((state) => {
        const states = state.states.map((each) =>
          each.revision === number ? { ...each, served: true } : each,
        )
        // Whoever was overtaken leaves the newer site as it is.
        if ((state.site?.revision ?? 0) > number) return { ...state, states }
        const files = { ...state.site?.files, ...Object.fromEntries(written) }
        return { ...state, states, site: { revision: number, files } }
      })
      written.clear()
    },
    async appendLog(line) {
      const load = async () => {
        const found = await storage.get(LOG_KEY)
        return { content: found?.bytes.toString('utf8') ?? '', etag: found?.etag ?? null }
      }
      // Lines carry the id of their change.
      await replace(LOG_KEY, load, (text) =>
        `\n${text}`.includes(`\n${line}\n`) ? null : `${text}${line}\n`,
      )
    },
    async readLog() {
      const text = (await storage.get(LOG_KEY))?.bytes.toString('utf8') ?? ''
      return text.split('\n').filter(Boolean)
    },
    readOwners: async () => (await storage.get(OWNERS_KEY))?.bytes.toString('utf8') ?? null,
    readSiteFile: async (file) =>
      written.get(file) ?? (await read()).state.site?.files[file] ?? null,
    async writeSiteFile(file, text) {
      written.set(file, text)
    },
  }
}
