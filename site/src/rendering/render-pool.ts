import { type Locale, LOCALES } from '@shop/contracts/locale-files.ts'

import { nameOwner } from './live-release.ts'
import { RenderError, type RenderLimits, type RenderTask, RenderThread } from './render-thread.ts'
import type {
  LiveRemote,
  RenderedPage,
  RenderJob,
  RenderWorkerData,
} from './render-worker-messages.ts'

/** Pages that a thread renders at a time: while one waits for its data, others go on. */
const MAX_TASKS_PER_THREAD = 8

/** More would wait longer than their visitors. */
const MAX_QUEUED = 200

const STOPPED = 'The server is stopping'

/** A page to render. */
export type PageJob = Omit<RenderJob, 'id' | 'url'> & { url: string }

/** What happens in a pool beside its answers. */
export interface PoolEvents {
  /** Code of a version has ended a thread after its page was answered, or while loading. */
  onCrash: (version: string, reason: string) => void
  /** Code of a version has written to the console. */
  onComplaint: (version: string, text: string) => void
  /** A thread has ended that was wanted. */
  onReplacement?: () => void
}

export interface RenderPool {
  /**
   * @param isObsolete whether a page that has waited is not worth rendering any more
   * @throws RenderError when the page fails, or its thread does
   */
  render: (job: PageJob, isObsolete?: () => boolean) => Promise<RenderedPage>
  /** Starts all threads, loads these remotes and renders a first page, in both languages unless told which. */
  warm: (remotes: readonly LiveRemote[], languages?: readonly Locale[]) => Promise<void>
  /** Ends all threads once they have rendered what they were asked for. */
  retire: () => void
  /** Ends all threads; what is being rendered fails. */
  close: () => void
}

/** Creates threads that render pages. Whatever happens in one, the others and the caller go on. */
export function createRenderPool(
  data: RenderWorkerData,
  limits: RenderLimits,
  { onCrash, onComplaint, onReplacement }: PoolEvents,
): RenderPool {
  const queue: RenderTask[] = []
  const threads = new Set<RenderThread>()
  /** Those that load what is live before they take visitors. */
  const preparing = new Set<RenderThread>()
  /** Versions that cannot be loaded; their code stays as it is. */
  const unloadable = new Set<string>()
  let prepare: ((thread: RenderThread) => Promise<void>) | undefined
  let lastId = 0
  let state: 'open' | 'retired' | 'closed' = 'open'

  function startThread(): RenderThread {
    const events = { onIdle: dispatch, onEnd: replace, onComplaint }
    const thread = new RenderThread(data, limits, events)
    threads.add(thread)
    return thread
  }

  function replace(thread: RenderThread, reason: string, culprit: string | undefined): void {
    threads.delete(thread)
    if (state === 'open') onReplacement?.()
    if (culprit !== undefined && state !== 'closed') onCrash(culprit, reason)
    for (const task of thread.tasks.values()) {
      const { version, url } = task.job
      const failure = { version, dataFailed: false, reason }
      if (state === 'closed') task.reject(new RenderError(reason))
      // Alone in its thread, it is the one that ended it.
      else if (task.isolated || url === null || (thread.tasks.size === 1 && !culprit)) {
        task.reject(new RenderError(reason, failure))
      } else queue.unshift({ ...task, isolated: true })
    }
    thread.tasks.clear()
    // One that ends while it loads is not started again by itself: that might go on for ever.
    if (state === 'open' && !preparing.has(thread)) void prepare?.(startThread())
    dispatch()
  }

  /** The thread for a task; undefined when it has to wait. */
  function findThread({ isolated }: RenderTask): RenderThread | undefined {
    const free = [...threads]
      .filter((thread) => !preparing.has(thread))
      .filter(({ tasks }) => tasks.size === 0 || (!isolated && tasks.size < MAX_TASKS_PER_THREAD))
      .filter(({ tasks }) => ![...tasks.values()].some((task) => task.isolated))
      .toSorted((one, other) => one.tasks.size - other.tasks.size)[0]
    if (free?.tasks.size === 0 || threads.size >= limits.workers) return free
    return startThread()
  }

  function dispatch(): void {
    while (state !== 'closed' && queue[0]) {
      const obsolete = queue[0].isObsolete()
      const thread = obsolete ? undefined : findThread(queue[0])
      if (!obsolete && !thread) return
      const task = queue.shift() as RenderTask
      if (thread) thread.run(task)
      else task.reject(new RenderError(`${task.job.version} is not rendered now`))
    }
    if (state === 'retired' && [...threads].every(({ tasks }) => tasks.size === 0)) close()
  }

  function close(): void {
    state = 'closed'
    for (const task of queue.splice(0)) task.reject(new RenderError(STOPPED))
    for (const thread of [...threads]) thread.end(STOPPED)
  }

  const createTask = (
    job: Omit<RenderJob, 'id'>,
    isObsolete: () => boolean,
    settle: Pick<RenderTask, 'resolve' | 'reject'>,
  ): RenderTask => ({ job: { ...job, id: ++lastId }, isolated: false, isObsolete, ...settle })

  /** @returns whether the thread goes on */
  function load(thread: RenderThread, language: 'en' | 'ar', remote?: LiveRemote) {
    const owner = remote ?? null
    const version = nameOwner(owner, data.shellVersion)
    return new Promise<boolean>((resolve) => {
      const reject = ({ message, failure }: RenderError) => {
        if (failure) onCrash(failure.version, message)
        if (failure) unloadable.add(failure.version)
        resolve(threads.has(thread))
      }
      const job = { language, url: null, version, owner }
      thread.run(createTask(job, () => false, { resolve: () => resolve(true), reject }))
    })
  }

  /**
   * Renders the shell, which needs no data: what is compiled for the first page no visitor waits for. A failure costs
   * nobody a page. @returns whether the thread goes on
   */
  function renderShell(thread: RenderThread, language: Locale): Promise<boolean> {
    const version = nameOwner(null, data.shellVersion)
    return new Promise<boolean>((resolve) => {
      const settle = () => resolve(threads.has(thread))
      const job = { language, url: '/', isLayout: true, version, owner: null }
      thread.run(createTask(job, () => false, { resolve: settle, reject: settle }))
    })
  }

  /** Loads remotes one by one, so that who ends the thread is known. @returns whether it goes on */
  async function loadAll(
    thread: RenderThread,
    remotes: readonly LiveRemote[],
    languages: readonly Locale[],
  ): Promise<boolean> {
    for (const language of languages) {
      for (const remote of [undefined, ...remotes]) {
        if (unloadable.has(nameOwner(remote ?? null, data.shellVersion))) continue
        if (!(await load(thread, language, remote))) return false
      }
      if (!(await renderShell(thread, language))) return false
    }
    return true
  }

  async function prepareThread(
    thread: RenderThread,
    remotes: readonly LiveRemote[],
    languages: readonly Locale[],
  ): Promise<void> {
    const known = unloadable.size
    preparing.add(thread)
    const isAlive = await loadAll(thread, remotes, languages)
    preparing.delete(thread)
    if (isAlive) dispatch()
    else if (state === 'open' && unloadable.size > known) {
      await prepareThread(startThread(), remotes, languages)
    }
  }

  return {
    render(job, isObsolete = () => false) {
      if (state !== 'open' || queue.length >= MAX_QUEUED) {
        return Promise.reject(new RenderError('Too many pages are waiting to be rendered'))
      }
      return new Promise((resolve, reject) => {
        const settle = { resolve: (page: RenderedPage | null) => resolve(page as RenderedPage) }
        const task = createTask(job, isObsolete, { ...settle, reject })
        if (job.isLayout) queue.unshift(task)
        else queue.push(task)
        dispatch()
      })
    },
    async warm(remotes, languages = LOCALES) {
      while (state === 'open' && threads.size < limits.workers) startThread()
      prepare ??= (thread) => prepareThread(thread, remotes, languages)
      await Promise.all([...threads].map((thread) => prepareThread(thread, remotes, languages)))
    },
    retire() {
      state = 'retired'
      dispatch()
    },
    close,
  }
}
