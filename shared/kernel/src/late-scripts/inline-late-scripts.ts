// Inlined into every page's head. In a page that the server rendered, scripts make way for what the first paint needs:
// they are fetched when that is there, or by the first press. It must not import anything.
{
  /** On a slow line, pictures must not keep the page from answering. */
  const START_AFTER_MS = 2_500

  const { documentElement: root, head } = document
  let wanted = false
  let started = false

  const fetchScript = (message: string) => {
    const [href = '', integrity = ''] = message.split('|')
    const link = document.createElement('link')
    // Files of other origins are checked only if they may be read.
    const crossOrigin = integrity && !href.startsWith('/') ? 'anonymous' : null
    head.append(Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin }))
  }

  const start = (): void => {
    wanted = true
    if (started || document.readyState === 'loading') return
    started = true
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=late]')
    for (const { src, integrity } of scripts) {
      // Deferred as in a page that was not rendered: the startup notice tells them by that.
      head.append(
        Object.assign(document.createElement('script'), {
          integrity,
          src,
          async: false,
          defer: true,
        }),
      )
    }
    const { messagesAr = '', messagesEn = '' } = root.dataset
    if (scripts.length > 0) {
      const messages = root.lang === 'ar' ? messagesAr : messagesEn
      messages.split(' ').filter(Boolean).forEach(fetchScript)
    }
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) {
      link.rel = 'preload'
    }
  }

  /** A frame is shown some time after its callbacks have run, on a slow device long after. */
  const startAfterPaint = (): void => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  }

  addEventListener('earlypress', start)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(startAfterPaint)))
  addEventListener('DOMContentLoaded', () => {
    // What the server rendered was discarded.
    if (wanted || !root.dataset.renderedLang) start()
    setTimeout(start, START_AFTER_MS)
  })
}
