import { LOCALES } from '@shop/contracts/rules/locale-files.ts'

import { createRenderQueue, OURSELVES, QueueFullError, type Visitor } from './render-queue.ts'
import { createRenderThreads, type ThreadReport } from './render-threads.ts'
import type {
  Crash,
  RenderedPage,
  RenderFailure,
  RenderJob,
  RenderWorkerData,
} from './render-worker-messages.ts'
import { CRASH_PREFIX } from './version-name.js'

export interface RenderLimits {
  /** Threads that render, each one page at a time. */
  threads: number
  /** Longest time for one page; a thread that takes longer is replaced. */
  timeoutMs: number
  /** Longest time that a page waits for its data; shorter than `timeoutMs`. */
  dataTimeoutMs: number
  /** Longest time that a page waits for its boxes, when its own data are there. */
  boxTimeoutMs: number
  /** Longest time to load the shell and all remotes, once a thread has loaded its own modules. */
  warmTimeoutMs: number
  /** A thread that needs more is replaced. */
  memoryMb: number
}

export const DEFAULT_RENDER_LIMITS: RenderLimits = {
  // A page that hangs, or waits for its data, holds one of them only.
  threads: 4,
  timeoutMs: 5_000,
  dataTimeoutMs: 4_000,
  boxTimeoutMs: 150,
  warmTimeoutMs: 10_000,
  memoryMb: 512,
}

const MEMORY_POLL_MS = 100

export class RenderError extends Error {
  override readonly name = 'RenderError'
  /** Undefined when it has not been tried. */
  readonly failure: RenderFailure | undefined

  constructor(message: string, failure?: RenderFailure) {
    super(message)
    this.failure = failure
  }
}

export interface PoolEvents {
  /** Code of a version has broken a thread after its page was sent, or cannot be loaded. */
  onCrash: (version: string, reason: string) => void
  onWarning?: (version: string, text: string) => void
  /** A thread has ended that was wanted. */
  onReplacement?: () => void
}

export type PageJob = Omit<RenderJob, 'id'>

export interface RenderPool {
  /**
   * Renders a page, or the layout of the shell, when it is its turn; null when the shell cannot render that.
   * @param mayStart whether it may be rendered still, asked then
   * @throws RenderError when the page fails, or its thread does, or it has not been tried
   */
  render: (job: PageJob, who?: Visitor, mayStart?: () => boolean) => Promise<RenderedPage | null>
  /** Waits until all threads have loaded what is live. @returns whether they have in time, from when they can be ended on */
  warm: () => Promise<boolean>
  /** Ends the threads once they have rendered what they were asked for. Never rejects. */
  drain: () => Promise<void>
  /** Ends the threads; what is being rendered fails. Never rejects. */
  close: () => Promise<void>
}

interface Task {
  /** Whose code runs: the page's owner's, or that of a box on it. */
  version: string
  abort: AbortController
  hasStarted: boolean
  timer: NodeJS.Timeout
  /** Memory of the process when it started, in bytes. */
  startRss: number
}

function parseCrash({ message }: Error): Crash | undefined {
  return message.startsWith(CRASH_PREFIX)
    ? (JSON.parse(message.slice(CRASH_PREFIX.length)) as Crash)
    : undefined
}

/** Creates threads that render pages. Whatever happens in one, the others and the caller go on. */
export function createRenderPool(
  data: Omit<RenderWorkerData, 'languages' | 'dataTimeoutMs' | 'boxTimeoutMs' | 'memoryMb'>,
  limits: RenderLimits,
  { onCrash, onWarning, onReplacement }: PoolEvents,
): RenderPool {
  const { threads, timeoutMs, dataTimeoutMs, boxTimeoutMs, warmTimeoutMs, memoryMb } = limits
  const tasks = new Map<number, Task>()
  const running = new Set<Promise<unknown>>()
  let lastId = 0
  let isClosed = false
  const enqueue = createRenderQueue(threads)
  const own = { dataTimeoutMs, boxTimeoutMs, memoryMb, languages: LOCALES }
  const workerData: RenderWorkerData = { ...data, ...own }
  const pool = createRenderThreads(workerData, threads, {
    onReport: handleReport,
    onEnd() {
      if (!isClosed) onReplacement?.()
    },
    // A thread that ends between two pages costs none.
    onError(error) {
      const crash = parseCrash(error)
      if (crash) onCrash(crash.version, crash.reason)
    },
  })

  function handleReport(report: ThreadReport): void {
    if (report.type === 'warning') return onWarning?.(report.version, report.text)
    if (report.type === 'unloadable') return onCrash(report.version, report.reason)
    const task = tasks.get(report.id)
    if (task && report.type === 'running') task.version = report.version
    else if (task) handleStart(task)
  }

  function handleStart(task: Task): void {
    clearTimeout(task.timer)
    task.hasStarted = true
    task.startRss = process.memoryUsage.rss()
    const abort = () => task.abort.abort(`It took longer than ${timeoutMs} ms`)
    task.timer = setTimeout(abort, timeoutMs).unref()
  }

  /** V8 limits its own heap, not what typed arrays take; of several renderings, the one that has run longest is at fault. */
  const memoryTimer = setInterval(() => {
    const started = [...tasks.values()].filter(({ hasStarted }) => hasStarted)
    const rss = started.length > 0 ? process.memoryUsage.rss() : 0
    const grown = started.find(({ startRss }) => rss - startRss > memoryMb * 2 ** 20)
    if (!grown) return
    grown.abort.abort(`The process has grown by more than ${memoryMb} MiB of memory meanwhile`)
    // Its memory is given back a moment later, and is no fault of the others.
    for (const task of started) task.startRss = rss
  }, MEMORY_POLL_MS).unref()

  function toError({ version, hasStarted, abort }: Task, error: Error): RenderError {
    if (isClosed || !hasStarted) return new RenderError(error.message)
    const reason = abort.signal.aborted ? String(abort.signal.reason) : error.message
    return new RenderError(reason, { version, dataFailed: false, reason })
  }

  async function run(job: PageJob, mayRepeat = true): Promise<RenderedPage | null> {
    const id = ++lastId
    const abort = new AbortController()
    // Waiting for a thread: one that is being replaced is loading what is live.
    const timer = setTimeout(() => abort.abort(), warmTimeoutMs).unref()
    const { version: owner } = job
    const task: Task = { version: owner, abort, timer, hasStarted: false, startRss: 0 }
    tasks.set(id, task)
    try {
      const result = await pool.run({ ...job, id }, abort.signal)
      if (!result.failure) return result.page
      throw new RenderError(result.failure.reason, result.failure)
    } catch (caught) {
      if (caught instanceof RenderError) throw caught
      const error = caught as Error
      const crash = parseCrash(error)
      if (!crash || isClosed) throw toError(task, error)
      const { version, reason } = crash
      if (crash.id === id) throw new RenderError(reason, { version, dataFailed: false, reason })
      // Another rendering has gone on after its page was sent.
      onCrash(version, reason)
      if (!mayRepeat) throw new RenderError(reason)
      return await run(job, false)
    } finally {
      clearTimeout(task.timer)
      tasks.delete(id)
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    clearInterval(memoryTimer)
    await pool.close()
  }

  return {
    async render(job, visitor = OURSELVES, mayStart = () => true) {
      const ticket = { ...visitor, version: job.owner && job.version }
      const rendering = enqueue(ticket, () => {
        if (!mayStart()) throw new RenderError(`${job.version} is not rendered now`)
        return run(job)
      })
      running.add(rendering)
      try {
        return await rendering
      } catch (error) {
        if (error instanceof QueueFullError) throw new RenderError('Too many pages wait')
        throw error
      } finally {
        running.delete(rendering)
      }
    },
    async warm() {
      await pool.untilLoaded()
      const signal = AbortSignal.timeout(warmTimeoutMs)
      const all = Array.from({ length: threads }, () => pool.run(null, signal))
      const results = await Promise.allSettled(all)
      const failed = results.filter((result) => result.status === 'rejected')
      for (const { reason } of failed) {
        const crash = parseCrash(reason as Error)
        if (crash) onCrash(crash.version, crash.reason)
      }
      return failed.length === 0
    },
    async drain() {
      await Promise.allSettled(running)
      await close()
    },
    close,
  }
}
