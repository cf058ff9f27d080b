import { StorageError } from 'object-storage/object-storage.ts'
import { z } from 'zod/mini'

// How releases are laid out in object storage. Release tools of several versions and sites share it.

/** The one object that changes: the release state, and what the site is. Everything else is written once. */
export const STATE_KEY = '.live/state.json'
export const LOG_KEY = '.live/log.jsonl'

/** The object that makes a version exist: it is written when all files are there. */
export const versionKey = (name: string, version: string) => `.versions/${name}/${version}.json`

/** Noted while a version's files are uploaded or deleted, so that what a killed process leaves is found. */
export const pendingKey = (name: string, version: string) => `.pending/${name}/${version}`

const versionSchema = z.object({
  /** The upload's. */
  id: z.string(),
  /** Digests of all files, by path. */
  files: z.record(z.string(), z.string()),
})
type StoredVersion = z.infer<typeof versionSchema>

const stateSchema = z.object({
  /** Latest first. */
  states: z.array(
    z.object({
      revision: z.number(),
      /** The write's. */
      id: z.string(),
      text: z.string(),
    }),
  ),
  /** Null before the first release tool has written it. */
  site: z.nullable(
    z.object({
      /** The revision of the state that it was made from. */
      revision: z.number(),
      /** Text by path: the files whose names stay while their content changes. */
      files: z.record(z.string(), z.string()),
    }),
  ),
  /** Whether the storage was seen to refuse a write whose condition is not met. */
  isConditional: z.optional(z.boolean()),
})
export type StoreState = z.infer<typeof stateSchema>

export const EMPTY_STATE: StoreState = { states: [], site: null }

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  bytes: Uint8Array,
  key: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    throw new StorageError(
      `The object ${key} of the release store is damaged; restore an earlier version of it, as the bucket keeps them`,
    )
  }
}

/** @throws StorageError when it is damaged */
export const parseStoreState = (bytes: Uint8Array): StoreState =>
  parse(stateSchema, bytes, STATE_KEY)

/** @throws StorageError when it is damaged */
export const parseStoredVersion = (bytes: Uint8Array, key: string): StoredVersion =>
  parse(versionSchema, bytes, key)
