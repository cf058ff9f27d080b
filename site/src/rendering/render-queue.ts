import { LRUCache } from 'lru-cache'

/** More pages would wait for a thread longer than their visitors do. */
const MAX_WAITING = 200

/** A network of which more pages wait leaves the processor to others. */
const MAX_WAITING_BESIDE_OTHERS = 8

/** More versions than are live. */
const MAX_VERSIONS = 500

export interface Visitor {
  network: string
  /** Whether there is one such page only: nobody can ask for many of them. */
  isKnown: boolean
}

/** The site itself, which renders pages ahead of visitors. */
export const OURSELVES: Visitor = { network: '', isKnown: true }

interface Ticket extends Visitor {
  /** `name@version` of the page's owner; null for the shell's. */
  version: string | null
}

interface Waiting extends Ticket {
  start: () => void
}

/** The visitor's network asks for more than its share. */
export class QueueFullError extends Error {}

/** Creates counts by key, which forget what is 0. */
function createCounter() {
  const counts = new Map<string, number>()
  const get = (key: string) => counts.get(key) ?? 0
  function add(key: string, step: 1 | -1): void {
    const next = get(key) + step
    if (next === 0) counts.delete(key)
    else counts.set(key, next)
  }
  return { get, add }
}

/**
 * Creates the queue of pages for a number of threads. Known pages come first, then those of one network after the other, so
 * that nobody fills it for others; of a network that asks for more than is rendered, one page at a time, when no other is
 * rendered. A version has one thread until a page of it has been rendered, and after each failure; then all but one, so
 * that pages of others go on while it loops.
 */
export function createRenderQueue(threads: number) {
  const known: Waiting[] = []
  /** Waiting pages by network, the network that was served the longest ago first. */
  const networks = new Map<string, Waiting[]>()
  const runningOf = createCounter()
  const proven = new LRUCache<string, true>({ max: MAX_VERSIONS })
  let running = 0

  /** Known pages are nobody's share. */
  function exceedsShare({ network, isKnown }: Ticket): boolean {
    const waiting = networks.get(network)?.length ?? 0
    return !isKnown && waiting > MAX_WAITING_BESIDE_OTHERS && running > 0
  }

  function mayStart(ticket: Ticket): boolean {
    const { version } = ticket
    if (exceedsShare(ticket)) return false
    if (version === null) return true
    return runningOf.get(version) < (proven.has(version) ? Math.max(1, threads - 1) : 1)
  }

  function takeFrom(list: Waiting[]): Waiting | undefined {
    const index = list.findIndex(mayStart)
    return index < 0 ? undefined : list.splice(index, 1)[0]
  }

  function takeNext(): Waiting | undefined {
    const first = takeFrom(known)
    if (first) return first
    for (const [network, list] of networks) {
      const next = takeFrom(list)
      if (!next) continue
      networks.delete(network)
      if (list.length > 0) networks.set(network, list)
      return next
    }
    return undefined
  }

  function startNext(): void {
    while (running < threads) {
      const next = takeNext()
      if (!next) return
      count(next, 1)
      next.start()
    }
  }

  function count({ version }: Ticket, step: 1 | -1): void {
    running += step
    if (version !== null) runningOf.add(version, step)
  }

  /** @throws QueueFullError */
  function wait(ticket: Ticket): Promise<void> {
    const list = ticket.isKnown ? known : (networks.get(ticket.network) ?? [])
    const total = known.length + [...networks.values()].reduce((sum, each) => sum + each.length, 0)
    if (!ticket.isKnown) {
      if (total >= MAX_WAITING && list.length * networks.size >= total) throw new QueueFullError()
      networks.set(ticket.network, list)
    }
    return new Promise((resolve) => list.push({ ...ticket, start: resolve }))
  }

  /**
   * Does the work when it is the page's turn.
   * @param work rejects when the page, whose version has to prove itself then, fails
   * @throws QueueFullError at once when the visitor's network asks for more than its share
   */
  return async function run<Result>(ticket: Ticket, work: () => Promise<Result>): Promise<Result> {
    if (running < threads && mayStart(ticket)) count(ticket, 1)
    else await wait(ticket)
    const { version } = ticket
    try {
      const result = await work()
      if (version !== null) proven.set(version, true)
      return result
    } catch (error) {
      if (version !== null) proven.delete(version)
      throw error
    } finally {
      count(ticket, -1)
      startNext()
    }
  }
}
