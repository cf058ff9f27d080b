// Runs in a page before its own scripts, as text: it notes what these change, and says so when it is asked.

;(() => {
  const scope = /** @type {{ releaseProbeSettings: import('./probe.ts').ProbeSettings }} */ (
    /** @type {unknown} */ (globalThis)
  )
  const { origin, folders } = scope.releaseProbeSettings
  if (window.top !== window || location.origin !== origin) return

  /** @type {string[]} */
  const violations = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.push(`${effectiveDirective} ${blockedURI}`),
  )

  /** Where checked versions did something last: the script's address, line and column. @type {Record<string, string>} */
  const places = {}
  /** Whether a checked version has called the function that asks. @param {string} [what] that is done, to note the place */
  const isOwnCall = (what) => {
    const caller = new Error().stack?.split('\n')[3] ?? ''
    const isOwn = folders.some((folder) => caller.includes(folder))
    if (isOwn && what) places[what] = /http[^()\s]+/.exec(caller)?.[0] ?? ''
    return isOwn
  }

  /** @type {{ target: EventTarget, type: string, listener: unknown, capture: boolean }[]} */
  const listeners = []
  const { addEventListener, removeEventListener } =
    /** @type {Record<'addEventListener' | 'removeEventListener', EventTarget['addEventListener']>} */ (
      EventTarget.prototype
    )
  /** @param {boolean | AddEventListenerOptions | undefined} options */
  const isCapture = (options) => (typeof options === 'object' ? !!options.capture : !!options)
  /** @param {EventTarget} target @param {string} type @param {unknown} listener @param {boolean} capture */
  const forget = (target, type, listener, capture) => {
    const index = listeners.findIndex(
      (each) =>
        each.target === target &&
        each.type === type &&
        each.listener === listener &&
        each.capture === capture,
    )
    if (index >= 0) listeners.splice(index, 1)
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    const { once = false, signal = undefined } = typeof options === 'object' ? options : {}
    const isShared = target === window || target === document
    if (isShared && !once && !signal?.aborted && isOwnCall(type)) {
      const capture = isCapture(options)
      forget(target, type, listener, capture)
      listeners.push({ target, type, listener, capture })
      if (signal) {
        addEventListener.call(signal, 'abort', () => forget(target, type, listener, capture))
      }
    }
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    forget(target, type, listener, isCapture(options))
    return removeEventListener.call(target, type, listener, options)
  }

  const { setInterval, clearInterval } =
    /** @type {Record<'setInterval' | 'clearInterval', (...args: unknown[]) => unknown>} */ (
      /** @type {unknown} */ (window)
    )
  /** @type {Set<unknown>} */
  const intervals = new Set()
  const startInterval = (/** @type {unknown[]} */ ...args) => {
    const id = Reflect.apply(setInterval, window, args)
    if (isOwnCall('interval')) intervals.add(id)
    return id
  }
  window.setInterval = /** @type {typeof window.setInterval} */ (
    /** @type {unknown} */ (startInterval)
  )
  for (const name of /** @type {const} */ (['clearInterval', 'clearTimeout'])) {
    window[name] = (id) => {
      intervals.delete(id)
      Reflect.apply(clearInterval, window, [id])
    }
  }

  let timeouts = 0
  for (const name of /** @type {const} */ (['setTimeout', 'requestAnimationFrame'])) {
    const start = /** @type {(...args: unknown[]) => number} */ (
      /** @type {unknown} */ (window[name])
    )
    Object.assign(window, {
      [name]: (/** @type {unknown[]} */ ...args) => {
        if (isOwnCall('timeout')) timeouts++
        return Reflect.apply(start, window, args)
      },
    })
  }

  const readStored = async () => {
    /** @type {Record<string, string>} */
    const stored = {}
    for (const kind of /** @type {const} */ (['localStorage', 'sessionStorage'])) {
      for (const key of Object.keys(window[kind]))
        stored[`${kind} ${key}`] = window[kind].getItem(key) ?? ''
    }
    for (const each of document.cookie.split('; ').filter(Boolean)) {
      stored[`cookie ${each.split('=', 1)[0] ?? ''}`] = each
    }
    for (const { name = '' } of await indexedDB.databases()) stored[`indexedDB ${name}`] = ''
    for (const name of await caches.keys()) stored[`caches ${name}`] = ''
    return stored
  }

  /** @returns {Promise<import('./probe.ts').PageEffects>} */
  const readEffects = async () => ({
    url: location.href,
    violations,
    listeners: listeners.map(
      ({ target, type }) => `${target === window ? 'window' : 'document'} ${type}`,
    ),
    intervals: intervals.size,
    timeouts,
    places,
    stored: await readStored(),
  })

  Object.defineProperty(window, 'releaseProbe', { value: { readEffects } })
})()
