/** @param requestId by which the API names the request whose response lost the row, where it is known */
type Listener = (error: Error, requestId?: string) => void

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
export function reportRejectedRow(error: Error, requestId?: string): void {
  listeners.forEach((listener) => listener(error, requestId))
}

/** Keeps what lists lose while `run` reads a response for its caller, who knows of which request it is. */
export function collectRejectedRows<Result>(run: () => Result): { result: Result; rows: Error[] } {
  const rows: Error[] = []
  const waiting = [...listeners]
  listeners.clear()
  listeners.add((error) => void rows.push(error))
  try {
    return { result: run(), rows }
  } finally {
    listeners.clear()
    waiting.forEach((listener) => listeners.add(listener))
  }
}
