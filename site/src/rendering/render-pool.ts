import { Worker } from 'node:worker_threads'

import type {
  RenderedPage,
  RenderJob,
  RenderResult,
  RenderWorkerData,
} from './render-worker-messages.ts'

export interface RenderLimits {
  /** Threads that render. */
  workers: number
  /** Longest time for one page, in milliseconds; a worker that takes longer is replaced. */
  timeoutMs: number
  /** Memory of a worker in MiB; one that needs more is replaced. */
  memoryMb: number
}

/** A page could not be rendered. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

type Job = Omit<RenderJob, 'id'>

interface Task {
  job: RenderJob
  /** A worker that ended took all its pages with it: each is tried once more, alone. */
  isolated: boolean
  resolve: (page: RenderedPage) => void
  reject: (error: RenderError) => void
}

/** Pages that a worker renders at a time: while one waits for its data, others go on. */
const MAX_TASKS_PER_WORKER = 8

/** More would wait longer than their visitors. */
const MAX_QUEUED = 200

const source = new URL('./render-worker.js', import.meta.url)

/** One worker thread and the pages that it is rendering. */
class RenderWorker {
  readonly tasks = new Map<number, Task>()
  private readonly timers = new Map<number, NodeJS.Timeout>()
  private readonly worker: Worker
  private ended = false

  constructor(
    data: RenderWorkerData,
    private readonly limits: RenderLimits,
    private readonly onIdle: () => void,
    private readonly onEnd: (worker: RenderWorker, reason: string) => void,
  ) {
    this.worker = new Worker(source, {
      workerData: data,
      // Secrets of the environment are none of a page's business.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
    this.worker.unref()
    this.worker.on('message', (result: RenderResult) => this.settle(result))
    this.worker.on('error', (error) => this.end(error.message))
    this.worker.on('exit', (code) => this.end(`The worker exited with code ${code}`))
  }

  run(task: Task): void {
    const { id } = task.job
    this.tasks.set(id, task)
    const { timeoutMs } = this.limits
    const timer = setTimeout(() => this.end(`It took longer than ${timeoutMs} ms`), timeoutMs)
    this.timers.set(id, timer.unref())
    this.worker.postMessage(task.job)
  }

  /** Ends the thread, whatever it is doing. */
  end(reason: string): void {
    if (this.ended) return
    this.ended = true
    for (const timer of this.timers.values()) clearTimeout(timer)
    void this.worker.terminate()
    this.onEnd(this, reason)
  }

  private settle(result: RenderResult): void {
    const task = this.tasks.get(result.id)
    clearTimeout(this.timers.get(result.id))
    this.timers.delete(result.id)
    this.tasks.delete(result.id)
    if (task && 'page' in result) task.resolve(result.page)
    else if (task && 'reason' in result) task.reject(new RenderError(result.reason))
    this.onIdle()
  }
}

export interface RenderPool {
  /** @throws RenderError when the page fails, or its worker does */
  render: (job: Job) => Promise<RenderedPage>
  /** Ends all workers; what is being rendered fails. */
  close: () => void
}

/** Creates worker threads that render pages. Whatever happens in one, the others and the caller go on. */
export function createRenderPool(data: RenderWorkerData, limits: RenderLimits): RenderPool {
  const queue: Task[] = []
  const workers = new Set<RenderWorker>()
  let lastId = 0
  let closed = false

  function startWorker(): RenderWorker {
    const worker = new RenderWorker(data, limits, dispatch, replace)
    workers.add(worker)
    return worker
  }

  function replace(worker: RenderWorker, reason: string): void {
    workers.delete(worker)
    for (const task of worker.tasks.values()) {
      // Alone in its worker, it is the one that ended it.
      if (closed || task.isolated || worker.tasks.size === 1) task.reject(new RenderError(reason))
      else queue.unshift({ ...task, isolated: true })
    }
    worker.tasks.clear()
    dispatch()
  }

  /** The worker for a task; undefined when it has to wait. */
  function findWorker({ isolated }: Task): RenderWorker | undefined {
    const free = [...workers]
      .filter(({ tasks }) => tasks.size === 0 || (!isolated && tasks.size < MAX_TASKS_PER_WORKER))
      .filter(({ tasks }) => ![...tasks.values()].some((task) => task.isolated))
      .toSorted((one, other) => one.tasks.size - other.tasks.size)[0]
    if (free?.tasks.size === 0 || workers.size >= limits.workers) return free
    return startWorker()
  }

  function dispatch(): void {
    while (!closed && queue[0]) {
      const worker = findWorker(queue[0])
      if (!worker) return
      worker.run(queue.shift() as Task)
    }
  }

  return {
    render(job) {
      if (closed || queue.length >= MAX_QUEUED) {
        return Promise.reject(new RenderError('Too many pages are waiting to be rendered'))
      }
      return new Promise((resolve, reject) => {
        lastId += 1
        queue.push({ job: { ...job, id: lastId }, isolated: false, resolve, reject })
        dispatch()
      })
    },
    close() {
      closed = true
      for (const task of queue.splice(0)) task.reject(new RenderError('The server is stopping'))
      for (const worker of [...workers]) worker.end('The server is stopping')
    },
  }
}
