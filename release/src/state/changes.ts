import { randomUUID } from 'node:crypto'

import type { ReleaseStore } from 'release-store/release-store.ts'
import { z } from 'zod/mini'

import { formatMinute } from '../format-minute.ts'
import { type ReleaseState, servedVersions } from './release-state.ts'

const changeSchema = z.object({
  id: z.string(),
  /** The command. */
  action: z.string(),
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The versions that visitors get of each front end, before and after. */
  moves: z.array(
    z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  /** Why. */
  message: z.optional(z.string()),
  /** Problems that were allowed although the gate refuses them. */
  forced: z.optional(z.array(z.string())),
})
/** One change of what is live: a line of the log. */
export type Change = z.infer<typeof changeSchema>

/** The key beside the front ends under which the change that made a state is stored. */
export const CHANGE_KEY = '$change'
export const optionalChangeSchema = z.optional(changeSchema)

/** Describes a change of the state that is about to be committed. */
export function createChange(
  before: ReleaseState,
  after: ReleaseState,
  { message, forced = [], ...facts }: Pick<Change, 'action' | 'by' | 'message' | 'forced'>,
): Change {
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    ...facts,
    moves: [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => ({ name, from: describeLive(before, name), to: describeLive(after, name) }))
      .filter(({ from, to }) => from !== to),
    ...(message !== undefined && { message }),
    ...(forced.length > 0 && { forced }),
  }
}

/** The live version and its canaries: `1.0.0, 2.0.0 (10 %)`. */
function describeLive(state: ReleaseState, name: string): string | null {
  const current = state[name]
  if (!current) return null
  const canaries = current.canaries.map(({ version, traffic }) => `${version} (${traffic} %)`)
  return [current.version, ...canaries].join(', ')
}

/** A change in one line: when, who, what and why. */
export function describeChange({ at, by, action, moves, message, forced = [] }: Change): string {
  const moved = moves.map(({ name, from, to }) => `${name} ${from ?? 'none'} → ${to ?? 'none'}`)
  return [
    `${formatMinute(at)} UTC  ${by}  ${action}: ${moved.join('; ')}`,
    ...(message === undefined ? [] : [`“${message}”`]),
    ...forced.map((problem) => `forced: ${problem}`),
  ].join('  ')
}

/** Adds a change to the log, unless it is there already. Changes of nothing that is live are left out. */
export async function recordChange(store: ReleaseStore, change: Change): Promise<void> {
  if (change.moves.length === 0) return
  const logged = await readChanges(store)
  if (logged.some(({ id }) => id === change.id)) return
  await store.appendLog(JSON.stringify(change))
}

/** The lines of the log that have a shape, in their order; others are left out. */
export async function readRecords<Schema extends z.ZodMiniType>(
  store: ReleaseStore,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  return (await store.readLog()).flatMap((line) => {
    try {
      return [schema.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}

/** The logged changes, latest first. */
export async function readChanges(store: ReleaseStore): Promise<Change[]> {
  return (await readRecords(store, changeSchema)).toReversed()
}

/** The versions in what a change says of a front end: `1.0.0, 2.0.0 (10 %)`. */
const versionsOf = (live: string | null): string[] =>
  live === null ? [] : live.split(', ').map((each) => each.split(' ', 1)[0] ?? '')

interface Move {
  change: Change
  /** The versions that visitors got, the live one first. */
  from: string[]
  to: string[]
}

/** What the logged changes, latest first, say of one front end. */
const listMoves = (changes: readonly Change[], name: string): Move[] =>
  changes.flatMap((change) =>
    change.moves
      .filter((move) => move.name === name)
      .map(({ from, to }) => ({ change, from: versionsOf(from), to: versionsOf(to) })),
  )

const isRemoval = ({ to }: Move) => to.length === 0

/**
 * The change by which somebody, or a watched canary, took a version that is not live from its visitors: a rollback, or the
 * removal of the remote as a whole, until it is promoted again. A later promotion replaces a version, and takes nothing out.
 * @param changes latest first
 */
export function findTakenOut(
  changes: readonly Change[],
  name: string,
  version: string,
): Change | undefined {
  const [latest, ...earlier] = listMoves(changes, name)
  if (!latest) return undefined
  const move = isRemoval(latest)
    ? latest
    : [latest, ...earlier].find(({ from, to }) => [...from, ...to].includes(version))
  return move && !move.to.includes(version) && move.change.action !== 'promote'
    ? move.change
    : undefined
}

/** The change that brought a version to visitors for the last time; undefined when the log does not have it. @param changes latest first */
export function findStart(
  changes: readonly Change[],
  name: string,
  version: string,
): Change | undefined {
  return listMoves(changes, name).find(
    ({ from, to }) => to.includes(version) && !from.includes(version),
  )?.change
}

/** The version that a front end had when it was removed from the shop; null when it never was. */
export async function findLastLive(store: ReleaseStore, name: string): Promise<string | null> {
  return listMoves(await readChanges(store), name).find(isRemoval)?.from[0] ?? null
}

/**
 * The published versions that were live once, at least for some visitors, whose tabs may still be open: by the state and
 * the log.
 * @param published by front end
 */
export async function listReleased(
  store: ReleaseStore,
  state: ReleaseState,
  published: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string[]>> {
  const changes = await readChanges(store)
  const lists = Object.entries(published).map(([name, versions]) => {
    const current = state[name]
    const released = new Set([
      ...(current ? [...servedVersions(current), ...current.previous] : []),
      ...listMoves(changes, name).flatMap(({ from, to }) => [...from, ...to]),
    ])
    return [name, versions.filter((version) => released.has(version))] as const
  })
  return Object.fromEntries(lists)
}
