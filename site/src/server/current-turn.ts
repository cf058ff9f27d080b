let turn = 0
let isEnding = false

/** A number for this turn of the event loop: what was true at its start is true for all requests that it answers. */
export function currentTurn(): number {
  if (!isEnding) {
    isEnding = true
    setImmediate(() => {
      isEnding = false
      turn += 1
    })
  }
  return turn
}
