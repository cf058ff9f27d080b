/** Milliseconds without a change after which a page counts as quiet. */
export const IDLE_TIMEOUT_MS = 400
/** Milliseconds after which it is not waited for any longer; code that has not come by then never will. */
export const MAX_WAIT_MS = 12_000

/** Code on its way, messages among it: webpack marks its scripts, and takes them away when they have come. */
const arriving = 'script[data-webpack]'

/** Waits until the texts of a page have stopped changing and nothing is on its way that would change them. */
export function waitForDomIdle(page: Node): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(calm)
      clearTimeout(limit)
      resolve()
    }
    const check = () => (document.querySelector(arriving) ? listen() : end())
    const listen = () => {
      clearTimeout(calm)
      calm = setTimeout(check, IDLE_TIMEOUT_MS)
    }
    const observer = new MutationObserver(listen)
    let calm = setTimeout(check, IDLE_TIMEOUT_MS)
    const limit = setTimeout(end, MAX_WAIT_MS)
    observer.observe(page, { subtree: true, childList: true, characterData: true })
  })
}
