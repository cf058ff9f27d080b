import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import type { ObjectStorage } from 'object-storage/object-storage.ts'

import { openedFile } from '../previews.ts'
import {
  ConflictError,
  MAX_REVISIONS,
  OWNERS_FILE,
  type SiteTexts,
  type StateStore,
} from '../release-store.ts'
import {
  EMPTY_STATE,
  LOG_KEY,
  parseStoreState,
  STATE_KEY,
  type StoreState,
} from './store-layout.ts'

const PROBE_KEY = '.live/probe'
/** How often a write is repeated that another process was faster than. */
const MAX_ATTEMPTS = 10
const MAX_PAUSE_MS = 200

const OWNERS_KEY = `.live/${OWNERS_FILE}`

/**
 * Checks that the storage refuses a write whose condition is not met: some that speaks S3 ignores conditions, and two
 * releases at once would undo one another there.
 * @throws ReleaseError when it does not
 */
async function assertConditional(storage: ObjectStorage): Promise<void> {
  await storage.put(PROBE_KEY, 'conditional writes\n')
  const isIgnored =
    (await storage.putIf(PROBE_KEY, 'without\n', null)) ||
    (await storage.putIf(PROBE_KEY, 'outdated\n', '"00000000000000000000000000000000"'))
  if (!isIgnored) return
  throw new ReleaseError(
    `${storage.address} ignores conditions of writes (If-Match, If-None-Match), so that two releases at once would undo one another. Use storage that honours them.`,
  )
}

/**
 * The release state in object storage: one object, which is replaced only while it is what was read. It holds what
 * sites serve as well, so that all of it changes at once, and with a revision that is not older.
 */
export function objectState(
  storage: ObjectStorage,
): StateStore & { readSiteText: (file: string) => Promise<string | null> } {
  let known: { state: StoreState; etag: string } | undefined

  async function read(): Promise<{ state: StoreState; etag: string | null }> {
    const found = await storage.getUnless(STATE_KEY, known?.etag)
    if (found === null) return { state: EMPTY_STATE, etag: null }
    if (found !== 'unchanged') {
      known = { state: parseStoreState(found.bytes), etag: found.etag }
    }
    return known ?? { state: EMPTY_STATE, etag: null }
  }

  /**
   * Replaces an object by what `change` makes of it, and again of what another process has made of it meanwhile.
   * @param change returns null when nothing is to be written: the response to an earlier attempt may have got lost
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

  return {
    async readState() {
      const { states, site } = (await read()).state
      const [latest] = states
      if (!latest) return { revision: '0', text: null, isServed: true }
      const { revision, text } = latest
      // Older versions of this tool wrote the state before the site.
      return { revision: String(revision), text, isServed: site?.revision === revision }
    },
    async commit(text, texts, revision) {
      const id = randomUUID()
      let next = 0
      await changeState((state) => {
        const own = state.states.find((each) => each.id === id)
        if (own) return state
        const latest = state.states[0]?.revision ?? 0
        if (String(latest) !== revision) throw new ConflictError()
        next = latest + 1
        const states = [{ revision: next, id, text }, ...state.states]
        return {
          ...state,
          states: states.slice(0, MAX_REVISIONS),
          site: toSite(state, texts, next),
        }
      })
      return String(next)
    },
    writeSite: (texts, revision) =>
      changeState((state) => {
        // A newer site stays as it is.
        if (String(state.states[0]?.revision ?? 0) !== revision) return state
        return { ...state, site: toSite(state, texts, Number(revision)) }
      }),
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
    readOpened: async (name) =>
      (await storage.get(openedFile(name)))?.bytes.toString('utf8') ?? null,
    readOwners: async () => (await storage.get(OWNERS_KEY))?.bytes.toString('utf8') ?? null,
    readSiteText: async (file) => (await read()).state.site?.files[file] ?? null,
  }
}

const toSite = ({ site }: StoreState, texts: SiteTexts, revision: number) => ({
  revision,
  files: { ...site?.files, ...texts },
})
