/** Milliseconds without a change after which a page counts as quiet. */
export const QUIET = 400
/** Milliseconds after which it is not waited for any longer. */
export const MAX_WAIT = 5_000

/** Waits until the texts of a page have stopped changing. */
export function quiet(page: Node): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(calm)
      clearTimeout(limit)
      resolve()
    }
    const observer = new MutationObserver(() => {
      clearTimeout(calm)
      calm = setTimeout(end, QUIET)
    })
    let calm = setTimeout(end, QUIET)
    const limit = setTimeout(end, MAX_WAIT)
    observer.observe(page, { subtree: true, childList: true, characterData: true })
  })
}
