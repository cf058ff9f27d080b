import type { Measures } from './measures.ts'
import type { Outcome } from './outcome.ts'
import { READY_TIMEOUT_MS } from './probe.ts'
import type { Subject } from './visits.ts'

interface Seen {
  measures: Measures
  /** Of a visit for an extension: whether its slot was on the page. */
  isMet?: boolean | undefined
}

/** What is known of a subject: `unusable` when it cannot be seen although its baseline can at the same time. */
export type Examined = Outcome<Seen> | { kind: 'unusable'; findings: string[] }

/**
 * Examines subjects, so many at once. It starts no more of them once as many could not be seen, or when it may not.
 * @returns without those that were not started
 */
export type ExamineBatch = (
  subjects: readonly Subject[],
  options: { tabs: number; timeoutMs: number; mayStart: () => boolean },
) => Promise<Map<Subject, Examined>>

interface Options {
  /** Tabs of the first round. */
  maxTabs: number
  /** Tells whether there is time for more. */
  mayStart: () => boolean
  /** Opens a subject's baseline alone. @returns how long that takes; null when it cannot be seen */
  timeBaseline?: (subject: Subject) => Promise<number | null>
}

/** Each round has so many times fewer tabs. */
const FEWER_TABS = 3

/** How many times as long as its baseline a subject may take. */
const MAX_RATIO = 4

/** More need not be known of a version that cannot go live, and each takes a minute. */
const MAX_UNUSABLE = 3

/** Whether nothing speaks for or against a subject. */
export const isUnknown = (outcome: Examined | undefined): boolean =>
  !outcome || (outcome.kind === 'notSeen' && outcome.findings.length === 0)

/**
 * Examines subjects with fewer and fewer tabs until all were seen; in the end alone, in turns with their baselines. It gives up
 * when a baseline cannot be seen alone: the machine is too busy.
 * @returns the outcomes, without those of subjects that were never started
 */
export async function examineAll(
  subjects: readonly Subject[],
  examine: ExamineBatch,
  { maxTabs, mayStart, timeBaseline }: Options,
): Promise<Map<Subject, Examined>> {
  const outcomes = new Map<Subject, Examined>()
  async function run(batch: readonly Subject[], tabs: number, timeoutMs: number): Promise<void> {
    const examined = await examine(batch, { tabs, timeoutMs, mayStart })
    for (const [subject, outcome] of examined) outcomes.set(subject, outcome)
  }
  // Pages that were tried come first, since they may be at fault.
  const listUnknown = () =>
    subjects
      .filter((subject) => isUnknown(outcomes.get(subject)))
      .toSorted((one, other) => Number(outcomes.has(other)) - Number(outcomes.has(one)))

  let usualMs: number | null = null
  let pending = subjects
  for (let tabs = maxTabs; tabs >= 1; tabs = Math.floor(tabs / FEWER_TABS)) {
    await run(pending, tabs, READY_TIMEOUT_MS)
    pending = listUnknown()
    const [first] = pending
    if (!first || !mayStart()) return outcomes
    if (tabs < maxTabs || !timeBaseline) continue
    usualMs = await timeBaseline(first)
    if (usualMs === null) return outcomes
  }

  let unusable = 0
  for (const subject of pending) {
    const isSeen = async (timeoutMs: number) => {
      await run([subject], 1, timeoutMs)
      return !isUnknown(outcomes.get(subject))
    }
    const timeoutMs = Math.max(READY_TIMEOUT_MS, MAX_RATIO * (usualMs ?? 0))
    if (!mayStart()) break
    if (await isSeen(timeoutMs)) continue
    usualMs = (await timeBaseline?.(subject)) ?? null
    if (usualMs === null) break
    if (MAX_RATIO * usualMs > timeoutMs) {
      if (await isSeen(MAX_RATIO * usualMs)) continue
      usualMs = (await timeBaseline?.(subject)) ?? null
      if (usualMs === null) break
    }
    const outcome = outcomes.get(subject)
    if (outcome?.kind !== 'notSeen') break
    outcomes.set(subject, { kind: 'unusable', findings: [outcome.reason] })
    if (++unusable === MAX_UNUSABLE) break
  }
  return outcomes
}
