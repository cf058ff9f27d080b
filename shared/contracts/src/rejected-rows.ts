type Listener = (error: Error) => void

const LISTENERS: unique symbol = Symbol.for('shop.rejectedRowListeners')

// Every remote bundles its own copy of this module; the listeners belong to the page.
const page = globalThis as { [LISTENERS]?: Set<Listener> }
const listeners = (page[LISTENERS] ??= new Set())

/** Calls `listener` for each row that a list of a response lost. @returns unsubscribes */
export function onRejectedRow(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the listeners about a row; its stack names the remote whose contract rejected it. */
export function reportRejectedRow(error: Error): void {
  listeners.forEach((listener) => listener(error))
}
