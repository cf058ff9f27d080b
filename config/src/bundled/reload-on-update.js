/** @typedef {{ renderers: Map<number, { scheduleRefresh?: unknown }> }} Hook */
/** @typedef {{ addStatusHandler(handle: (status: string) => void): void }} Hot */

/** Whether a build of React that can refresh components has registered itself with the hook that refresh runtimes use. */
function canRefresh() {
  /** @type {unknown} */
  const installed = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
  const hook = /** @type {Hook | undefined} */ (installed)
  return [...(hook?.renderers.values() ?? [])].some(({ scheduleRefresh }) => scheduleRefresh)
}

/**
 * A released shop has React's production build, which cannot refresh components: an update loads the page again.
 * @param {Hot | undefined} hot undefined in a build without hot module replacement
 */
export function reloadOnUpdate(hot) {
  hot?.addStatusHandler((status) => {
    if (status === 'apply' && !canRefresh()) location.reload()
  })
}
