import { appendRevision, splitRevision } from './revision.ts'
import type { SafeStorage } from './safe-storage.ts'

/** Derives the new text from the stored one; null is none. Called again when another tab has overwritten the change. */
type Derive = (text: string | null) => string | null

interface Change {
  number: number
  time: number
  derive: Derive
}

/** What this tab knows of its changes to a stored text. */
interface OwnChanges {
  tab: string
  lastNumber: number
  /** Oldest first. */
  recent: Change[]
  persisted: boolean
}

/** A tab that was suspended for longer must not repeat what the shopper may have undone elsewhere. */
const MAX_CHANGE_AGE_MS = 60_000

const ownChanges = new WeakMap<SafeStorage, Map<string, OwnChanges>>()

/** The text stored under `key`, without what `updateStored` appends to it. */
export function readStored(storage: SafeStorage, key: string): string | null {
  return splitStored(storage.read(key)).text
}

/** Splits a stored text from its revision; an empty one with a revision was deleted. */
function splitStored(stored: string | null): ReturnType<typeof splitRevision> {
  const { text, revision } = splitRevision(stored)
  return { text: revision && text === '' ? null : text, revision }
}

/**
 * Changes the text stored under `key`. Browsers show a tab what another one wrote only milliseconds later, so that both
 * may change the same old text; the tab whose change was overwritten then applies it again.
 * @returns whether the browser persisted it
 */
export function updateStored(storage: SafeStorage, key: string, derive: Derive): boolean {
  const own = followKey(storage, key)
  own.lastNumber += 1
  applyChanges(storage, key, own, [{ number: own.lastNumber, time: Date.now(), derive }])
  return own.persisted
}

function followKey(storage: SafeStorage, key: string): OwnChanges {
  const byKey = ownChanges.get(storage) ?? new Map<string, OwnChanges>()
  ownChanges.set(storage, byKey)
  const known = byKey.get(key)
  if (known) return known
  const tab = Math.random().toString(36).slice(2, 10)
  const own: OwnChanges = { tab, lastNumber: 0, recent: [], persisted: true }
  byKey.set(key, own)
  storage.subscribeExternal(key, () => applyChanges(storage, key, own, []))
  return own
}

/** Applies new changes, after those of this tab that the stored text is without. */
function applyChanges(storage: SafeStorage, key: string, own: OwnChanges, added: Change[]): void {
  const stored = storage.read(key)
  const { text, revision } = splitStored(stored)
  const oldest = Date.now() - MAX_CHANGE_AGE_MS
  // A text without a revision is somebody else's word, such as another site's: it counts as it is.
  const recent = own.recent.filter(({ time }) => revision && (time > oldest || !own.persisted))
  const missing = recent.filter(({ number }) => number > (revision?.get(own.tab) ?? 0))

  const changes = [...missing, ...added]
  const next = changes.reduce<string | null>((before, { derive }) => derive(before), text)
  own.recent = recent
  if (next === text && missing.length === 0) return
  // Kept also once another tab has seen them: a third one, which has not, may overwrite that tab's text.
  own.recent.push(...added)
  const others = [...(revision ?? [])].filter(([tab]) => tab !== own.tab)
  const newRevision = new Map([[own.tab, own.lastNumber], ...others])
  // No text has a revision, too: without one, the tab whose change was overwritten would not know.
  own.persisted = storage.write(key, appendRevision(next ?? '', newRevision))
}
