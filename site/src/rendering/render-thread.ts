import { Worker } from 'node:worker_threads'

import type {
  RenderedPage,
  RenderFailure,
  RenderJob,
  RenderMessage,
  RenderWorkerData,
} from './render-worker-messages.ts'

export interface RenderLimits {
  /** Threads that render. */
  workers: number
  /** Longest time for one page, in milliseconds; a thread that takes longer is replaced. */
  timeoutMs: number
  /** Longest time that a page waits for its data, in milliseconds; shorter than `timeoutMs`. */
  dataTimeoutMs: number
  /** Longest time to load all remotes, in milliseconds. */
  warmTimeoutMs: number
  /** Memory of a thread in MiB; one that needs more is replaced. */
  memoryMb: number
}

/** Within which the site renders pages. */
export const DEFAULT_RENDER_LIMITS: RenderLimits = {
  // A page that hangs holds one of them only.
  workers: 2,
  timeoutMs: 5_000,
  dataTimeoutMs: 4_000,
  warmTimeoutMs: 10_000,
  memoryMb: 512,
}

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

export interface RenderTask {
  job: RenderJob
  /** A thread that ended took all its pages with it: each is tried once more, alone. */
  isolated: boolean
  /** Whether it is not worth the time any more. */
  isObsolete: () => boolean
  resolve: (page: RenderedPage | null) => void
  reject: (error: RenderError) => void
}

/** What a thread tells its pool. */
export interface ThreadEvents {
  onIdle: () => void
  /** @param culprit version whose code has ended it, if that is known */
  onEnd: (thread: RenderThread, reason: string, culprit: string | undefined) => void
  onComplaint: (version: string, text: string) => void
}

const source = new URL('./render-worker.js', import.meta.url)

/** One worker thread and the pages that it is rendering. */
export class RenderThread {
  readonly tasks = new Map<number, RenderTask>()
  private readonly timers = new Map<number, NodeJS.Timeout>()
  private readonly worker: Worker
  private readonly limits: RenderLimits
  private readonly events: ThreadEvents
  private ended = false

  constructor(data: RenderWorkerData, limits: RenderLimits, events: ThreadEvents) {
    this.limits = limits
    this.events = events
    this.worker = new Worker(source, {
      workerData: data,
      // Secrets of the environment are none of a page's business.
      env: {},
      // What is loaded for the server's own sources.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
    this.worker.unref()
    this.worker.on('message', (message: RenderMessage) => this.receive(message))
    this.worker.on('error', (error) => this.end(error.message))
    this.worker.on('exit', (code) => this.end(`The worker exited with code ${code}`))
  }

  run(task: RenderTask): void {
    const { id, url } = task.job
    const { timeoutMs, warmTimeoutMs } = this.limits
    const time = url === null ? warmTimeoutMs : timeoutMs
    const timer = setTimeout(() => this.end(`It took longer than ${time} ms`), time)
    this.tasks.set(id, task)
    this.timers.set(id, timer.unref())
    this.worker.postMessage(task.job)
  }

  /** Ends the thread, whatever it is doing. */
  end(reason: string, culprit?: string): void {
    if (this.ended) return
    this.ended = true
    for (const timer of this.timers.values()) clearTimeout(timer)
    void this.worker.terminate()
    this.events.onEnd(this, reason, culprit)
  }

  private receive(message: RenderMessage): void {
    if (this.ended) return
    if (message.type === 'complaint') {
      return this.events.onComplaint(message.version, message.text)
    }
    const task = message.id === undefined ? undefined : this.forget(message.id)
    if (message.type === 'page') task?.resolve(message.page)
    else task?.reject(new RenderError(message.reason, { dataFailed: false, ...message }))
    if (message.type === 'crash') this.end(message.reason, task ? undefined : message.version)
    else this.events.onIdle()
  }

  private forget(id: number): RenderTask | undefined {
    const task = this.tasks.get(id)
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
    this.tasks.delete(id)
    return task
  }
}
