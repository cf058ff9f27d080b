// Runs in a page before its own scripts, as text: it notes what these change, and says so when it is asked.

;(() => {
  const scope = /** @type {{ releaseProbeSettings: import('./probe.ts').ProbeSettings }} */ (
    /** @type {unknown} */ (globalThis)
  )
  const { origin, folders } = scope.releaseProbeSettings
  if (window.top !== window || location.origin !== origin) return

  let renderers = 0
  const ignore = () => {}
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => ++renderers,
      checkDCE: ignore,
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
      onPostCommitFiberRoot: ignore,
    },
  })

  /** @type {string[]} */
  const violations = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.push(`${effectiveDirective} ${blockedURI}`),
  )

  /** Whether a checked version has called the function that asks. */
  const isOwnCall = () => {
    const caller = new Error().stack?.split('\n')[3] ?? ''
    return folders.some((folder) => caller.includes(folder))
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
    if ((target === window || target === document) && !once && !signal?.aborted && isOwnCall()) {
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
    if (isOwnCall()) intervals.add(id)
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
        if (isOwnCall()) timeouts++
        return Reflect.apply(start, window, args)
      },
    })
  }

  /** @type {Record<string, object>} */
  const objects = {
    'Object.prototype': Object.prototype,
    'Function.prototype': Function.prototype,
    'Array.prototype': Array.prototype,
    'String.prototype': String.prototype,
    'Number.prototype': Number.prototype,
    'Date.prototype': Date.prototype,
    'Promise.prototype': Promise.prototype,
    'Map.prototype': Map.prototype,
    'Set.prototype': Set.prototype,
    'Storage.prototype': Storage.prototype,
    'History.prototype': History.prototype,
    'XMLHttpRequest.prototype': XMLHttpRequest.prototype,
    'EventTarget.prototype': EventTarget.prototype,
    'Event.prototype': Event.prototype,
    'Node.prototype': Node.prototype,
    'Element.prototype': Element.prototype,
    'Document.prototype': Document.prototype,
    'Navigator.prototype': Navigator.prototype,
    Object,
    Promise,
    Array,
    Date,
    JSON,
    Math,
    Intl,
    console,
    history,
    navigator,
    document,
  }
  const globals =
    'fetch XMLHttpRequest Promise Object Array String Number Date Map Set JSON Math Intl URL Error Event CustomEvent ' +
    'WebSocket MutationObserver IntersectionObserver ResizeObserver setTimeout setInterval clearTimeout clearInterval ' +
    'requestAnimationFrame requestIdleCallback queueMicrotask addEventListener removeEventListener dispatchEvent open ' +
    'alert confirm print getComputedStyle matchMedia scrollTo console history navigator localStorage sessionStorage'
  const readNatives = () => {
    /** @type {Map<string, unknown>} */
    const found = new Map()
    for (const [name, object] of Object.entries(objects)) {
      for (const key of Reflect.ownKeys(object)) {
        // React marks what it listens to, the check for accessibility needs one, and emulated phones get the others late.
        if (/^(_+react|elementsFromPoint$|ontouch)/.test(String(key))) continue
        const descriptor = Reflect.getOwnPropertyDescriptor(object, key)
        /** @type {unknown} */
        const value = descriptor?.value
        const isState = value !== undefined && typeof value !== 'function'
        found.set(`${name}.${String(key)}`, isState ? 'state' : (descriptor?.get ?? value))
      }
    }
    const values = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window))
    for (const name of globals.split(' ')) found.set(name, values[name])
    return found
  }
  const natives = readNatives()
  const findReplaced = () => {
    const present = readNatives()
    return [...new Set([...natives.keys(), ...present.keys()])].filter(
      (name) => natives.get(name) !== present.get(name),
    )
  }

  const readStored = () => {
    /** @type {Record<string, string>} */
    const stored = {}
    for (const kind of /** @type {const} */ (['localStorage', 'sessionStorage'])) {
      for (const key of Object.keys(window[kind]))
        stored[`${kind} ${key}`] = window[kind].getItem(key) ?? ''
    }
    for (const each of document.cookie.split('; ').filter(Boolean)) {
      stored[`cookie ${each.split('=', 1)[0] ?? ''}`] = each
    }
    return stored
  }

  /** @returns {import('./probe.ts').PageEffects} */
  const readEffects = () => ({
    url: location.href,
    renderers,
    violations,
    natives: findReplaced(),
    listeners: listeners.map(
      ({ target, type }) => `${target === window ? 'window' : 'document'} ${type}`,
    ),
    intervals: intervals.size,
    timeouts,
    stored: readStored(),
  })

  Object.defineProperty(window, 'releaseProbe', { value: { readEffects } })
})()
