/** Milliseconds without a change after which a page counts as quiet. */
export const QUIET = 400
/** Milliseconds after which it is not waited for any longer. */
export const MAX_WAIT = 5_000

/** Waits until the texts of a page have stopped changing. @returns what gives the waiting up */
export function whenQuiet(page: Node, work: () => void): () => void {
  let calm: ReturnType<typeof setTimeout>
  const observer = new MutationObserver(listen)
  const limit = setTimeout(finish, MAX_WAIT)

  function listen(): void {
    clearTimeout(calm)
    calm = setTimeout(finish, QUIET)
  }

  function end(): void {
    observer.disconnect()
    clearTimeout(calm)
    clearTimeout(limit)
  }

  function finish(): void {
    end()
    work()
  }

  observer.observe(page, { subtree: true, childList: true, characterData: true })
  listen()
  return end
}
