import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

import { isProcessAlive } from 'monitoring/process-alive.ts'
import { z } from 'zod/mini'

import type { ReleaseState } from './release-state.ts'

/** What somebody wants to change, and why. */
export interface ChangeRequest {
  /** The command. */
  action: string
  message?: string | undefined
  /** What was allowed although the gate refuses it. */
  forced?: readonly string[]
}

/** One change of what is live: a line of the log. */
export const changeSchema = z.object({
  id: z.string(),
  action: z.string(),
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** What visitors get of each front end, before and after. */
  moves: z.array(
    z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  message: z.optional(z.string()),
  forced: z.optional(z.array(z.string())),
  process: z.object({ id: z.number(), host: z.string() }),
})
export type Change = z.infer<typeof changeSchema>

/** A process elsewhere that has not been done for so long was interrupted. */
export const REMOTE_TIMEOUT_MS = 60_000

/** Changes that this process is making. */
const running = new Set<string>()

/** Those that it made, or could not make. */
const ended = new Set<string>()

/** Describes a change of the state that is about to be made. It counts as running until `endChange`. */
export function startChange(
  before: ReleaseState,
  after: ReleaseState,
  by: string,
  { action, message, forced = [] }: ChangeRequest,
): Change {
  const change: Change = {
    id: randomUUID(),
    action,
    by,
    at: new Date().toISOString(),
    moves: [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => ({ name, from: describeLive(before, name), to: describeLive(after, name) }))
      .filter(({ from, to }) => from !== to),
    ...(message !== undefined && { message }),
    ...(forced.length > 0 && { forced: [...forced] }),
    process: { id: process.pid, host: hostname() },
  }
  running.add(change.id)
  return change
}

export function endChange({ id }: Change): void {
  running.delete(id)
  ended.add(id)
}

/** Whether this process is making a change. */
export const isOwn = ({ id }: Change): boolean => running.has(id)

/**
 * Whether the process that is making a change may still be at it.
 * @param isShared whether it may be on a machine that only has the same name, as containers have
 */
export function isRunning(change: Change, isShared: boolean): boolean {
  const {
    at,
    process: { id: pid, host },
  } = change
  if (isOwn(change) || ended.has(change.id)) return isOwn(change)
  if (isShared || host !== hostname()) return Date.now() - Date.parse(at) < REMOTE_TIMEOUT_MS
  return pid !== process.pid && isProcessAlive(pid)
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
    `${at.slice(0, 16).replace('T', ' ')} UTC  ${by}  ${action}: ${moved.join('; ')}`,
    ...(message === undefined ? [] : [`“${message}”`]),
    ...forced.map((problem) => `forced: ${problem}`),
  ].join('  ')
}
