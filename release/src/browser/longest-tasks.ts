import type { Browser } from 'playwright-core'
import { z } from 'zod/mini'

/** The events of Chromium's trace that are needed, whose rest is left out. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      ts: z.number(),
      /** Microseconds of the processor. */
      tdur: z.optional(z.number()),
      args: z.optional(z.unknown()),
    }),
  ),
})

const CATEGORIES = ['devtools.timeline', 'blink.user_timing']

/** The mark of a page after which its tasks are those of a check. */
export const CHECK_MARK = 'release-check'

const documentSchema = z.object({ data: z.object({ url: z.string(), isMainFrame: z.boolean() }) })

/**
 * Measures how long the longest task of each page occupies the processor, which a busy machine does not change, while
 * `work` is done.
 * @returns the result of `work`, and milliseconds by address
 */
export async function withLongestTasks<Result>(
  browser: Browser,
  work: () => Promise<Result>,
): Promise<{ result: Result; longestTasksMs: Map<string, number> }> {
  await browser.startTracing(undefined, { categories: CATEGORIES })
  let trace: Buffer | undefined
  try {
    const result = await work()
    trace = await browser.stopTracing()
    return { result, longestTasksMs: readLongestTasks(trace) }
  } finally {
    if (!trace) await browser.stopTracing()
  }
}

/** @param trace as Chromium writes it */
export function readLongestTasks(trace: Buffer): Map<string, number> {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()))
  const urls = new Map<number, string>()
  const checkedAt = new Map<number, number>()
  for (const { name, pid, ts, args } of traceEvents) {
    if (name === CHECK_MARK && !checkedAt.has(pid)) checkedAt.set(pid, ts)
    if (name !== 'CommitLoad') continue
    const { data } = documentSchema.safeParse(args).data ?? {}
    if (data?.isMainFrame && data.url.startsWith('http')) urls.set(pid, data.url)
  }
  const longest = new Map<string, number>()
  for (const { pid, ts, tdur = 0 } of traceEvents) {
    const url = urls.get(pid)
    if (url === undefined || ts >= (checkedAt.get(pid) ?? Infinity)) continue
    longest.set(url, Math.max(longest.get(url) ?? 0, tdur / 1000))
  }
  return longest
}
