/** Marks the script of a remote's entry, as webpack marks those of chunks with `data-webpack`. */
export const ENTRY_SCRIPT_ATTRIBUTE = 'data-entry'

const LOADING_SCRIPTS = `script[data-webpack], script[${ENTRY_SCRIPT_ATTRIBUTE}]`

/** The scripts that are loaded next may hang at the same stalled connection, for example because their preload does. */
const RETRY_WINDOW_MS = 10_000

let attempt = 0
let observer: MutationObserver | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Requests a script by another address: the browser joins a request for the same address to the one that hangs.
 * Whichever arrives first completes the loading; a failure of the second changes nothing.
 */
function requestAgain(script: HTMLScriptElement): void {
  const url = new URL(script.src)
  url.searchParams.set('retry', String(attempt))
  const { integrity, crossOrigin } = script
  const second = document.createElement('script')
  Object.assign(second, { integrity, crossOrigin, src: url.href, async: true })
  second.onload = () => {
    second.remove()
    if (script.isConnected) script.dispatchEvent(new Event('load'))
  }
  second.onerror = () => second.remove()
  document.head.append(second)
}

function isLoadingScript(node: Node): node is HTMLScriptElement {
  return node instanceof HTMLScriptElement && node.matches(LOADING_SCRIPTS)
}

/** Requests again every script that is being loaded, and those whose loading starts within the next seconds. */
export function retryPendingScripts(): void {
  attempt += 1
  document.querySelectorAll<HTMLScriptElement>(LOADING_SCRIPTS).forEach(requestAgain)
  observer ??= new MutationObserver((records) =>
    records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter(isLoadingScript)
      .forEach(requestAgain),
  )
  observer.observe(document.head, { childList: true })
  clearTimeout(timer)
  timer = setTimeout(() => observer?.disconnect(), RETRY_WINDOW_MS)
}
