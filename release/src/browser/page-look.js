// Runs in a page before its own scripts, as text: it says what the page looks like when it is asked.
;(() => {
  const scope = /** @type {{ releaseProbeSettings: import('./probe.ts').ProbeSettings }} */ (
    /** @type {unknown} */ (globalThis)
  )
  const { folders } = scope.releaseProbeSettings
  /** @param {Element} element */
  const isVisible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  /** The shell's controls whose place belongs to something else. */
  const findCovered = () =>
    [...document.querySelectorAll('header a[href], header button')].flatMap((control) => {
      if (control.closest('main')) return []
      const { x, y, width, height } = control.getBoundingClientRect()
      const [centreX, centreY] = [x + width / 2, y + height / 2]
      const isInView = centreX > 0 && centreY > 0 && centreX < innerWidth && centreY < innerHeight
      if (!isInView || width < 2 || !isVisible(control)) return []
      const hit = document.elementFromPoint(centreX, centreY)
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      return hit && (control === hit || control.contains(hit)) ? [] : [name.trim()]
    })

  const ATTRIBUTES = 'alt aria-description aria-label aria-roledescription placeholder title'.split(
    ' ',
  )
  const UNTRANSLATED = 'script, style, noscript, code, kbd, samp, [translate=no]'
  const readTexts = () => {
    /** @type {Set<string>} */
    const texts = new Set()
    /** @param {Element} element @param {(string | null)[]} found */
    const add = (element, found) => {
      const present = found.flatMap((text) => text?.trim().replaceAll(/\s+/g, ' ') || [])
      if (present.length === 0 || element.closest(UNTRANSLATED) || !isVisible(element)) return
      // A page marks a part in English as such for screen readers.
      if (element.closest('[lang]')?.matches(':not(html)[lang|=en]')) return
      for (const text of present) texts.add(text)
    }
    const region = document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement) add(node.parentElement, [node.nodeValue])
    }
    for (const element of region.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
      add(
        element,
        ATTRIBUTES.map((name) => element.getAttribute(name)),
      )
    }
    return [...texts]
  }

  /** Addresses in the shop that the page's region links to: path and query. */
  const readLinks = () =>
    [...document.querySelectorAll('main a[href]')].flatMap((link) => {
      const { origin, pathname, search } = new URL(/** @type {HTMLAnchorElement} */ (link).href)
      return origin === location.origin ? [pathname + search] : []
    })

  const MAX_TEXT = 30
  /** Less is rounded. */
  const MIN_BEYOND = 3
  /** The element of the page's region that is furthest out of the window, sideways, and in nothing that scrolls or cuts it. */
  const findTooWide = () => {
    const width = document.documentElement.clientWidth
    /** @type {import('./probe.ts').PageLook['tooWide']} */
    let widest = null
    const visit = (/** @type {Element} */ element) => {
      const { overflowX, position } = getComputedStyle(element)
      if (position === 'fixed' || !isVisible(element)) return
      const { left, right } = element.getBoundingClientRect()
      const pixels = Math.round(Math.max(right - width, -left))
      if (pixels >= MIN_BEYOND && pixels > (widest?.pixels ?? 0)) {
        const text = element.textContent?.trim().slice(0, MAX_TEXT)
        widest = { element: `<${element.localName}>${text && ` “${text}”`}`, pixels }
      }
      if (overflowX === 'visible') [...element.children].forEach(visit)
    }
    for (const element of document.querySelector('main')?.children ?? []) visit(element)
    return widest
  }

  /** @returns {import('./probe.ts').PageLook} */
  const readLook = () => ({
    covered: findCovered(),
    hasHeading: [...document.querySelectorAll('h1')].some(isVisible),
    texts: readTexts(),
    links: [...new Set(readLinks())],
    tooWide: findTooWide(),
    isHidden: [...document.querySelectorAll('meta[name=robots]')].some((meta) =>
      /noindex|none/i.test(meta.getAttribute('content') ?? ''),
    ),
    root: listAttributes(document.documentElement),
  })

  const properties =
    'display visibility opacity pointer-events position float color background-color background-image border-top-width ' +
    'font-family font-size font-style font-weight letter-spacing line-height text-transform text-decoration-line ' +
    'text-align margin-top margin-left padding-top padding-left transform filter clip-path content list-style-type cursor ' +
    'user-select direction box-sizing max-width'
  /** @param {Element} element */
  const describeStyle = (element) => {
    const style = getComputedStyle(element)
    return properties
      .split(' ')
      .map((property) => `${property}: ${style.getPropertyValue(property)}`)
      .join('; ')
  }
  const samples = 'h1 h2 h3 p a button input label ul li table td img svg strong section'.split(' ')
  /** Styles of plain elements in a place: what applies to them applies to everybody's. @param {Element} place */
  const sampleStyles = (place) => {
    const container = document.createElement('div')
    container.append(...samples.map((name) => document.createElement(name)))
    place.append(container)
    const styles = Object.fromEntries(
      [...container.children].map((element) => [
        `${element.localName} in ${place.localName}`,
        describeStyle(element),
      ]),
    )
    container.remove()
    return styles
  }
  /** @param {Element} element */
  const listAttributes = (element) =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`)

  /**
   * A style sheet of a checked version's files stays for the next visit of its page, as scripts do. What it does to others shows in
   * the styles. @param {Element} element
   */
  const isOwnSheet = (element) =>
    element instanceof HTMLLinkElement &&
    folders.some((folder) => new URL(element.href).pathname.startsWith(folder))

  /** @returns {import('./probe.ts').PageSnapshot} */
  const takeSnapshot = () => {
    /** @type {Record<string, string>} */
    const styles = {}
    for (const selector of ['html', 'body', 'header', 'footer', 'main']) {
      // A page may have others of its own.
      const elements = [...document.querySelectorAll(selector)]
      const element = elements.find((each) => !each.parentElement?.closest('main'))
      if (!element) continue
      styles[selector] = describeStyle(element)
      if (selector !== 'html') Object.assign(styles, sampleStyles(element))
    }
    const extras = [
      ...[...document.body.children].filter((element) => !element.matches('script, link')),
      ...document.querySelectorAll('link[rel=stylesheet], head style:not([data-styled])'),
    ]
      .filter((element) => !isOwnSheet(element))
      .map(({ localName, id }) => `<${localName}${id && ` id="${id}"`}>`)
    const { adoptedStyleSheets } = document
    return {
      styles,
      extras: [...extras, ...[...adoptedStyleSheets].map(() => 'an adopted style sheet')],
      attributes: [document.documentElement, document.body].flatMap(listAttributes),
    }
  }

  const SETTLED_MS = 250
  const MAX_SETTLE_MS = 4_000
  /** Resolves when the page's region has not changed for a moment. @returns {Promise<void>} */
  const settle = () =>
    new Promise((resolve) => {
      const end = () => {
        observer.disconnect()
        resolve()
      }
      let timer = setTimeout(end, SETTLED_MS)
      const observer = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(end, SETTLED_MS)
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      setTimeout(end, MAX_SETTLE_MS)
    })

  const TICK_MS = 250
  /** Resolves after as many timers as make up that time: what a page has asked for before has happened then. @param {number} ms @returns {Promise<void>} */
  const passTime = (ms) =>
    new Promise((resolve) => {
      let ticks = Math.ceil(ms / TICK_MS)
      const tick = () => (ticks-- > 0 ? void setTimeout(tick, TICK_MS) : resolve())
      tick()
    })

  Object.defineProperty(window, 'releaseLook', {
    value: { readLook, takeSnapshot, settle, passTime },
  })
})()
