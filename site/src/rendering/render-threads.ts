import { setTimeout as delay } from 'node:timers/promises'

import { Piscina } from 'piscina'

import type {
  RenderJob,
  RenderMessage,
  RenderResult,
  RenderWorkerData,
} from './render-worker-messages.ts'

const LOAD_POLL_MS = 20

export type ThreadReport = Exclude<RenderMessage, { type: 'loaded' }>

interface ThreadEvents {
  onReport: (report: ThreadReport) => void
  onEnd: () => void
  onError: (error: Error) => void
}

/**
 * Creates threads, each of which does one job at a time. None is ended while it loads its own modules, however long that
 * takes: Node 20 aborts the whole process then.
 */
export function createRenderThreads(
  workerData: RenderWorkerData,
  count: number,
  { onReport, onEnd, onError }: ThreadEvents,
) {
  const loaded = new Set<number>()
  const pool = new Piscina({
    filename: new URL('./render-worker.js', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
    // A thread that blocks while it is idle would notice neither late errors nor closed connections.
    atomics: 'disabled',
    workerData,
    // Pages must not read the environment's secrets.
    env: {},
    // The server's own arguments load a compiler for its sources.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: workerData.memoryMb },
  })
  // Piscina gives a job to one of these at once, to one that replaces it when that has loaded everything.
  const firstThreads = pool.threads
  pool.on('message', (message: RenderMessage) => {
    if (message.type === 'loaded') loaded.add(message.threadId)
    else onReport(message)
  })
  pool.on('workerDestroy', onEnd)
  pool.on('error', onError)

  /** @throws when the signal is aborted before */
  async function untilLoaded(awaited?: typeof firstThreads, signal?: AbortSignal): Promise<void> {
    const isLoading = () =>
      pool.threads.some(
        (thread) => !loaded.has(thread.threadId) && (awaited?.includes(thread) ?? true),
      )
    while (isLoading()) await delay(LOAD_POLL_MS, undefined, { signal })
  }

  return {
    untilLoaded: () => untilLoaded(firstThreads),
    /** Does a job; when the signal aborts, it fails, and its thread ends. @param job null for none but to be ready */
    async run(job: RenderJob | null, signal: AbortSignal): Promise<RenderResult> {
      await untilLoaded(firstThreads, signal)
      return (await pool.run(job, { signal })) as RenderResult
    },
    async close(): Promise<void> {
      await untilLoaded()
      await pool.destroy()
    },
  }
}
