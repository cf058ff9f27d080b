const PARAMETER = 'message'

/** Id of the agent whose message dialog an address opens, or null. */
export function receiverOf(search: URLSearchParams): string | null {
  return search.get(PARAMETER)
}

/** The same query with an agent's dialog open, or with none (`null`). */
export function withReceiver(search: URLSearchParams, receiverId: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (receiverId === null) next.delete(PARAMETER)
  else next.set(PARAMETER, receiverId)
  return next
}
