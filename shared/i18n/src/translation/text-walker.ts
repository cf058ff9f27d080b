import { whenIdle } from '@shop/kernel'

import { textsIn } from './text-nodes.ts'

/** Milliseconds of work after which the browser gets its turn. */
export const SLICE = 6
/** `fallbackDelayMs` only yields to the browser. */
const IDLE = { timeoutMs: 500, fallbackDelayMs: 1 }

interface Sweep {
  walk: Generator<Text>
  begun: boolean
  /** The tree may have changed behind the walk. */
  again: boolean
}

export interface Sweeper {
  /** Visits the texts of trees at once, as far as a slice of time goes; the rest when the browser is idle. */
  now(roots: Iterable<Node>): void
  /** Visits the texts of a tree when the browser is idle: once, however often it is asked for until then. */
  later(root: Node): void
  stop(): void
}

/** Walks over trees without holding the page up. */
export function createSweeper(
  visit: (node: Text) => void,
  clock: () => number = () => performance.now(),
): Sweeper {
  const waiting = new Map<Node, Sweep>()
  let cancel: (() => void) | undefined

  /** @returns whether the tree was walked to its end before time was up */
  function go(sweep: Sweep, end: number): boolean {
    sweep.begun = true
    for (;;) {
      const { value, done } = sweep.walk.next()
      if (done) return true
      visit(value)
      if (clock() >= end) return false
    }
  }

  function work(): void {
    cancel = undefined
    const end = clock() + SLICE
    for (const [root, sweep] of waiting) {
      if (root.isConnected && !go(sweep, end)) break
      waiting.delete(root)
      if (sweep.again) waiting.set(root, sweepOf(root))
    }
    if (waiting.size > 0) schedule()
  }

  function schedule(): void {
    cancel ??= whenIdle(work, IDLE)
  }

  return {
    now(roots) {
      const end = clock() + SLICE
      for (const root of roots) {
        const sweep = sweepOf(root)
        if (!go(sweep, end)) waiting.set(root, sweep)
      }
      if (waiting.size > 0) schedule()
    },
    later(root) {
      const sweep = waiting.get(root)
      if (!sweep) waiting.set(root, sweepOf(root))
      else if (sweep.begun) sweep.again = true
      schedule()
    },
    stop() {
      cancel?.()
      waiting.clear()
    },
  }
}

function sweepOf(root: Node): Sweep {
  return { walk: textsIn(root), begun: false, again: false }
}
