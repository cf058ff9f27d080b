import type { createBrowserRouter } from '@shop/router'

/**
 * Leaves a page that is about to be hydrated where its visitor, or the browser, has scrolled it. The router would scroll it to the top,
 * or to where it was left: a press in progress would end beside its button.
 */
export function keepScrollPosition(router: ReturnType<typeof createBrowserRouter>): void {
  // A document that the visitor has gone back to past others: the browser restores nothing.
  if (window.history.scrollRestoration === 'manual') return
  // It restores a position once only, here none.
  router.enableScrollRestoration({}, () => 0)()
  router.state.restoreScrollPosition = false
}
