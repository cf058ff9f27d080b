import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { isRecord, toText } from '@shop/contracts/wire/normalize.ts'
import { safeSessionStorage } from '@shop/kernel/storage'

type Values = Readonly<Record<string, unknown>>

/** What was typed into a form and not saved. */
export interface Draft {
  /** The version of the record that it changes; undefined for a new one. */
  version: number | undefined
  /** The idempotency key that it is saved with. */
  key: string
  /** The values that differ from the stored ones. */
  values: Values
}

const toJson = (value: unknown) => JSON.stringify(value)

/** The values that differ from the defaults; null when none does. */
export function listChanged(values: Values, defaults: Values): Values | null {
  const changed = Object.entries(values).filter(
    ([name, value]) => toJson(value) !== toJson(defaults[name]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

const toShape = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Parses a stored draft. An earlier release may have written it, of a form with other fields. */
function parseDraft(raw: unknown, defaults: Values): Draft | null {
  if (!isRecord(raw) || !isRecord(raw.values)) return null
  const { key, version } = raw
  const values = Object.entries(raw.values).filter(
    ([name, value]) => name in defaults && toShape(value) === toShape(defaults[name]),
  )
  if (toText(key) === undefined || values.length === 0) return null
  return {
    version: typeof version === 'number' ? version : undefined,
    key: key as string,
    values: Object.fromEntries(values),
  }
}

/** Contains the member: another one who logs in in the same tab does not see the draft. */
export const toDraftKey = (userId: string, form: string): string =>
  `${sessionStorageKeys.officeDraft}${userId}:${form}`

/** The draft of a form; null without one that fits the form's fields. */
export const readDraft = (storageKey: string, defaults: Values): Draft | null =>
  safeSessionStorage.readJson(storageKey, (raw) => parseDraft(raw, defaults))

/** Whether there is a draft, which may no longer fit the form's fields. */
export const hasDraft = (storageKey: string): boolean =>
  safeSessionStorage.read(storageKey) !== null

/** Stores a draft until the tab is closed; null removes it. */
export const writeDraft = (storageKey: string, draft: Draft | null): void =>
  void safeSessionStorage.write(storageKey, draft && JSON.stringify(draft))
