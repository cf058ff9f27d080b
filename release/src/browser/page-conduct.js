// Runs in a page before its own scripts, as text: it counts what the page does by itself, and tries what it does to others' input.

;(() => {
  const { releaseProbe } = /** @type {{ releaseProbe?: object }} */ (globalThis)
  if (!releaseProbe) return

  const counts = { renderings: 0, titles: 0, focuses: 0, scrolls: 0, layoutShift: 0 }
  /** @type {Set<string>} */
  const asked = new Set()

  let renderers = 0
  const ignore = () => {}
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => ++renderers,
      checkDCE: ignore,
      onCommitFiberRoot: () => void counts.renderings++,
      onCommitFiberUnmount: ignore,
      onPostCommitFiberRoot: ignore,
    },
  })

  /** Does more whenever a function is called. @param {unknown} owner @param {string} name @param {() => void} alsoDo */
  const extend = (owner, name, alsoDo) => {
    const functions = /** @type {Record<string, unknown> | undefined} */ (owner)
    const original = functions?.[name]
    if (!functions || typeof original !== 'function') return
    /** @this {unknown} @param {unknown[]} args */
    functions[name] = function (...args) {
      alsoDo()
      return /** @type {unknown} */ (Reflect.apply(original, this, args))
    }
  }
  for (const { prototype } of [HTMLElement, SVGElement]) {
    extend(prototype, 'focus', () => counts.focuses++)
  }
  for (const name of ['scroll', 'scrollTo', 'scrollBy'])
    extend(window, name, () => counts.scrolls++)
  extend(Element.prototype, 'scrollIntoView', () => counts.scrolls++)

  const { serviceWorker, geolocation, mediaDevices } = navigator
  extend(serviceWorker, 'register', () => asked.add('a service worker'))
  extend(globalThis.Notification, 'requestPermission', () => asked.add('notifications'))
  extend(geolocation, 'getCurrentPosition', () => asked.add('the place'))
  extend(geolocation, 'watchPosition', () => asked.add('the place'))
  extend(mediaDevices, 'getUserMedia', () => asked.add('camera or microphone'))

  /** After a step back, until what it calls has run. */
  const BACK_MS = 100
  let isGoingBack = false
  let trappedSteps = 0
  addEventListener(
    'popstate',
    () => {
      isGoingBack = true
      setTimeout(() => (isGoingBack = false), BACK_MS)
    },
    true,
  )
  for (const name of ['pushState', 'forward', 'go']) {
    extend(History.prototype, name, () => isGoingBack && trappedSteps++)
  }

  let title = ''
  new MutationObserver(() => {
    if (document.title !== title) counts.titles++
    title = document.title
  }).observe(document, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      counts.layoutShift += /** @type {PerformanceEntry & { value: number }} */ (entry).value
    }
  }).observe({ type: 'layout-shift', buffered: true })

  /** @returns {import('./probe.ts').PageConduct} */
  const readConduct = () => ({ renderers, asked: [...asked], trappedSteps, counts: { ...counts } })

  const bubbling = { bubbles: true, cancelable: true, composed: true }
  /** @param {Element} target */
  const createInput = (target) => [
    ...['a', 'Tab'].map((key) => new KeyboardEvent('keydown', { ...bubbling, key })),
    new MouseEvent('click', bubbling),
    new MouseEvent('contextmenu', bubbling),
    new WheelEvent('wheel', { ...bubbling, deltaY: 1 }),
    new TouchEvent('touchmove', {
      ...bubbling,
      touches: [new Touch({ identifier: 1, target })],
    }),
    new ClipboardEvent('copy', { ...bubbling, clipboardData: new DataTransfer() }),
  ]
  /** The kinds of input that would do nothing in the shell's own part of the page, and whether it would ask before it is left. */
  const tryInput = () => {
    const place = document.createElement('span')
    const bar = document.querySelector('header') ?? document.body
    bar.append(place)
    const stopped = createInput(place).flatMap((event) => {
      let hasArrived = false
      place.addEventListener(event.type, () => (hasArrived = true), { once: true })
      return place.dispatchEvent(event) && hasArrived ? [] : [event.type]
    })
    place.remove()
    // The interface whose return value browsers heed.
    const leaving = document.createEvent('BeforeUnloadEvent')
    leaving.initEvent('beforeunload', false, true)
    dispatchEvent(leaving)
    const isHeld = leaving.defaultPrevented || leaving.returnValue !== ''
    return { stopped: [...new Set(stopped)], isHeld }
  }

  Object.assign(releaseProbe, { readConduct, tryInput })
})()
