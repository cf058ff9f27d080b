// Inlined into every page's head: in a page that the server rendered, scripts make way for what the first paint needs.
// They are requested when that has been painted, or with the first click. It must not import anything.
{
  /** Some browsers report no paint, and none does for a tab in the background. */
  const PAINT_TIMEOUT_MS = 2_500

  const untilParsed = new Promise<unknown>((resolve) =>
    addEventListener('DOMContentLoaded', resolve),
  )
  const untilPainted = new Promise<unknown>((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve(entries)
    }).observe({ type: 'paint', buffered: true })
    addEventListener('earlyclick', resolve)
    void untilParsed.then(() => {
      // The head script has discarded what the server rendered.
      if (!document.documentElement.dataset.renderedLang) resolve(undefined)
      setTimeout(resolve, PAINT_TIMEOUT_MS)
    })
  })

  void Promise.all([untilParsed, untilPainted]).then(() => {
    for (const { src, integrity } of document.querySelectorAll<HTMLScriptElement>(
      'script[type=late]',
    )) {
      // Deferred, by which the startup notice knows the shell's own scripts; in their order.
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { integrity, src, defer: true, async: false }))
    }
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) {
      link.rel = 'preload'
    }
  })
}
