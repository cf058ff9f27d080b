import { whenIdle } from '@shop/kernel/loading'

/** Time that is spent on text nodes before the browser gets its turn. */
export const TIME_BUDGET_MS = 6
/** `fallbackDelayMs` only yields to the browser. */
const IDLE = { timeoutMs: 500, fallbackDelayMs: 1 }

/** The text nodes of a tree in order. When the tree changes in between, some may come twice. */
export function* textNodesIn(root: Node): Generator<Text, void, undefined> {
  if (root instanceof Text) yield root
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    yield walker.currentNode as Text
    // A node that has left the tree leads to no other: start again.
    if (!root.contains(walker.currentNode)) walker.currentNode = root
  }
}

interface Walk {
  nodes: Generator<Text, void, undefined>
  started: boolean
  /** The tree may have changed since the walk started. */
  stale: boolean
}

function createWalk(root: Node): Walk {
  return { nodes: textNodesIn(root), started: false, stale: false }
}

export interface TextWalker {
  /** Visits the text nodes of trees at once within the time budget, the rest when the browser is idle. */
  visitNow(roots: Iterable<Node>): void
  /** Visits the text nodes of a tree when the browser is idle; repeated calls are merged. */
  visitWhenIdle(root: Node): void
  stop(): void
}

/** Walks over the text nodes of trees without long tasks. */
export function createTextWalker(
  visit: (node: Text) => void,
  now: () => number = () => performance.now(),
): TextWalker {
  const walks = new Map<Node, Walk>()
  let cancel: (() => void) | undefined

  /** @returns whether the walk was completed before the deadline */
  function advance(walk: Walk, deadline: number): boolean {
    walk.started = true
    for (;;) {
      const { value, done } = walk.nodes.next()
      if (done) return true
      visit(value)
      if (now() >= deadline) return false
    }
  }

  function processWalks(): void {
    cancel = undefined
    const deadline = now() + TIME_BUDGET_MS
    for (const [root, walk] of walks) {
      if (root.isConnected && !advance(walk, deadline)) break
      walks.delete(root)
      if (walk.stale) walks.set(root, createWalk(root))
    }
    if (walks.size > 0) schedule()
  }

  function schedule(): void {
    cancel ??= whenIdle(processWalks, IDLE)
  }

  return {
    visitNow(roots) {
      const deadline = now() + TIME_BUDGET_MS
      for (const root of roots) {
        const walk = createWalk(root)
        if (!advance(walk, deadline)) walks.set(root, walk)
      }
      if (walks.size > 0) schedule()
    },
    visitWhenIdle(root) {
      const walk = walks.get(root)
      if (!walk) walks.set(root, createWalk(root))
      else if (walk.started) walk.stale = true
      schedule()
    },
    stop() {
      cancel?.()
      walks.clear()
    },
  }
}

/** The text nodes that wait for a translation, by text; nodes that leave the page can be garbage-collected. */
export function createPendingNodes() {
  const textOf = new WeakMap<Text, string>()
  const byText = new Map<string, WeakRef<Text>[]>()

  /** A node may have been given another text since it was added. */
  function nodesOf(text: string): Text[] {
    return (byText.get(text) ?? [])
      .map((reference) => reference.deref())
      .filter((node) => node !== undefined)
      .filter((node) => textOf.get(node) === text)
  }

  return {
    add(node: Text, text: string): void {
      if (textOf.get(node) === text) return
      textOf.set(node, text)
      const references = byText.get(text)
      if (references) references.push(new WeakRef(node))
      else byText.set(text, [new WeakRef(node)])
    },
    /** True if a node on the page waits for the text. */
    has: (text: string): boolean => nodesOf(text).some((node) => node.isConnected),
    /** Removes the nodes that wait for the text. @returns those on the page */
    remove(text: string): Text[] {
      const nodes = nodesOf(text)
      byText.delete(text)
      for (const node of nodes) textOf.delete(node)
      return nodes.filter((node) => node.isConnected)
    },
    clear: (): void => byText.clear(),
  }
}
