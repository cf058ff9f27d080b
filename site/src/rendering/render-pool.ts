import { setTimeout as delay } from 'node:timers/promises'

import { LOCALES } from '@shop/contracts/locale-files.ts'
import { Piscina } from 'piscina'

import type {
  Crash,
  RenderedPage,
  RenderFailure,
  RenderJob,
  RenderMessage,
  RenderResult,
  RenderWorkerData,
} from './render-worker-messages.ts'
import { CRASH_PREFIX } from './version-name.js'

export interface RenderLimits {
  /** Threads that render, each one page at a time. */
  threads: number
  /** Longest time for one page, in milliseconds; a thread that takes longer is replaced. */
  timeoutMs: number
  /** Longest time that a page waits for its data, in milliseconds; shorter than `timeoutMs`. */
  dataTimeoutMs: number
  /** Longest time to load the shell and all remotes, in milliseconds. */
  warmTimeoutMs: number
  /** Memory of a thread in MiB; one that needs more is replaced. */
  memoryMb: number
}

/** Within which the site renders pages. */
export const DEFAULT_RENDER_LIMITS: RenderLimits = {
  // A page that hangs, or waits for its data, holds one of them only.
  threads: 4,
  timeoutMs: 5_000,
  dataTimeoutMs: 4_000,
  warmTimeoutMs: 10_000,
  memoryMb: 512,
}

/** More would wait longer than their visitors. */
const MAX_QUEUED = 200

/** Longer than a thread takes to load its own modules. */
const LOAD_TIMEOUT_MS = 10_000
const LOAD_POLL_MS = 20

/** A page could not be rendered. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  /** Undefined when it has not been tried. */
  readonly failure: RenderFailure | undefined

  constructor(message: string, failure?: RenderFailure) {
    super(message)
    this.failure = failure
  }
}

/** Events of a pool beside its results. */
export interface PoolEvents {
  /** Code of a version has broken a thread after its page was sent, or cannot be loaded. */
  onCrash: (version: string, reason: string) => void
  /** Code of a version has written a warning to the console. */
  onWarning?: (version: string, text: string) => void
  /** A thread has ended that was wanted. */
  onReplacement?: () => void
}

export type PageJob = Omit<RenderJob, 'id'>

export interface RenderPool {
  /**
   * Renders a page, or the layout of the shell; null when the shell cannot render that.
   * @throws RenderError when the page fails, or its thread does
   */
  render: (job: PageJob) => Promise<RenderedPage | null>
  /** Waits until all threads have loaded what is live. @returns whether they have in time */
  warm: () => Promise<boolean>
  /** Ends the threads once they have rendered what they were asked for. Never rejects. */
  drain: () => Promise<void>
  /** Ends the threads; what is being rendered fails. Never rejects. */
  close: () => Promise<void>
}

interface Task {
  abort: AbortController
  hasStarted: boolean
  timer: NodeJS.Timeout
}

function parseCrash({ message }: Error): Crash | undefined {
  return message.startsWith(CRASH_PREFIX)
    ? (JSON.parse(message.slice(CRASH_PREFIX.length)) as Crash)
    : undefined
}

/** Creates threads that render pages. Whatever happens in one, the others and the caller go on. */
export function createRenderPool(
  data: Omit<RenderWorkerData, 'languages' | 'dataTimeoutMs'>,
  limits: RenderLimits,
  { onCrash, onWarning, onReplacement }: PoolEvents,
): RenderPool {
  const { threads, timeoutMs, dataTimeoutMs, warmTimeoutMs, memoryMb } = limits
  const tasks = new Map<number, Task>()
  const running = new Set<Promise<unknown>>()
  /** Ids of threads that have loaded their own modules. */
  const loaded = new Set<number>()
  let lastId = 0
  let isClosed = false
  const workerData: RenderWorkerData = { ...data, dataTimeoutMs, languages: LOCALES }
  const pool = new Piscina({
    filename: new URL('./render-worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: MAX_QUEUED,
    // A thread that blocks while it is idle would notice neither late errors nor closed connections.
    atomics: 'disabled',
    workerData,
    // Secrets of the environment are none of a page's business.
    env: {},
    // These load the server's own sources.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  pool.on('message', handleMessage)
  pool.on('workerDestroy', () => {
    if (!isClosed) onReplacement?.()
  })
  // A thread that ends between two pages costs none.
  pool.on('error', (error: Error) => {
    const crash = parseCrash(error)
    if (crash) onCrash(crash.version, crash.reason)
  })

  function handleMessage(message: RenderMessage): void {
    if (message.type === 'loaded') return void loaded.add(message.threadId)
    if (message.type === 'warning') return onWarning?.(message.version, message.text)
    if (message.type === 'unloadable') return onCrash(message.version, message.reason)
    const task = tasks.get(message.id)
    if (task) handleStart(task)
  }

  function handleStart(task: Task): void {
    clearTimeout(task.timer)
    task.hasStarted = true
    task.timer = setTimeout(() => task.abort.abort(), timeoutMs).unref()
  }

  function toError({ hasStarted, abort }: Task, version: string, error: Error): RenderError {
    if (isClosed || !hasStarted) return new RenderError(error.message)
    const isLate = abort.signal.aborted
    const reason = isLate ? `It took longer than ${timeoutMs} ms` : error.message
    return new RenderError(reason, { version, dataFailed: false, reason })
  }

  async function run(job: PageJob, mayRepeat = true): Promise<RenderedPage | null> {
    const id = ++lastId
    const abort = new AbortController()
    // Waiting for a thread: one that is being replaced is loading what is live.
    const timer = setTimeout(() => abort.abort(), warmTimeoutMs).unref()
    const task: Task = { abort, timer, hasStarted: false }
    tasks.set(id, task)
    try {
      const result = (await pool.run({ ...job, id }, { signal: abort.signal })) as RenderResult
      if (!result.failure) return result.page
      throw new RenderError(result.failure.reason, result.failure)
    } catch (caught) {
      if (caught instanceof RenderError) throw caught
      const error = caught as Error
      const crash = parseCrash(error)
      if (!crash || isClosed) throw toError(task, job.version, error)
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

  // Node 20 aborts the whole process when a thread is ended while it loads its first modules.
  async function untilLoaded(): Promise<void> {
    const deadline = Date.now() + LOAD_TIMEOUT_MS
    const isLoading = () => pool.threads.some(({ threadId }) => !loaded.has(threadId))
    while (isLoading() && Date.now() < deadline) await delay(LOAD_POLL_MS)
  }

  async function close(): Promise<void> {
    isClosed = true
    await untilLoaded()
    await pool.destroy()
  }

  return {
    async render(job) {
      const rendering = run(job)
      running.add(rendering)
      try {
        return await rendering
      } finally {
        running.delete(rendering)
      }
    },
    async warm() {
      const signal = AbortSignal.timeout(warmTimeoutMs)
      const all = Array.from({ length: threads }, () => pool.run(null, { signal }))
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
