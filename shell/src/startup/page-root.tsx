import { startTranslation } from '@shop/i18n/translation/start-translation.ts'
import { getLanguage, NotFoundError, queryClient, replayEarlyPresses } from '@shop/kernel'
import type { createBrowserRouter } from '@shop/router'
import { GlobalStyle } from '@shop/ui/tokens/GlobalStyle.tsx'
import { type DehydratedState, hydrate, type QueryKey } from '@tanstack/react-query'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'

import { App } from './App.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** What the server put into the page beside its markup. */
export interface PageData {
  queries: DehydratedState
  /** Keys of the queries for records that do not exist. */
  missing: QueryKey[]
}

/** The data of the page that the server rendered; null when there is none, or it is in another language. */
function readPageData(): PageData | null {
  const { renderedLang } = document.documentElement.dataset
  if (renderedLang !== getLanguage().lang) return null
  const json = document.getElementById('page-data')?.textContent
  return json ? (JSON.parse(json) as PageData) : null
}

function whenInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/** The page's loader has asked for the record again. */
async function restoreMissing(queryKey: QueryKey): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  await query?.cancel({ silent: true })
  query?.setState({ status: 'error', fetchStatus: 'idle', error: new NotFoundError() })
}

function handleReady(): void {
  replayEarlyPresses()
  startTranslation()
}

/** The root element's content: rendered on the server and taken over, or rendered here. */
export interface PageRoot {
  /** Shows that the page is loading, unless the server has rendered it. */
  renderPlaceholder: (placeholder: ReactNode) => void
  renderPage: (router: Router) => Promise<void>
  /** Renders something in the page's place. */
  render: (content: ReactNode) => void
}

/** @param options of React's root */
export function createPageRoot(container: HTMLElement, options: RootOptions): PageRoot {
  let root: Root | null = null
  let data = readPageData()
  // The server's answer is as new as the page.
  if (data) hydrate(queryClient, data.queries)

  function render(content: ReactNode): void {
    data = null
    if (!root) {
      container.replaceChildren()
      root = createRoot(container, options)
    }
    root.render(content)
  }

  return {
    render: (content) =>
      render(
        <>
          <GlobalStyle />
          {content}
        </>,
      ),
    renderPlaceholder(placeholder) {
      if (!data) this.render(placeholder)
    },
    async renderPage(router) {
      if (data) await whenInitialized(router)
      await Promise.all(data?.missing.map(restoreMissing) ?? [])
      const page = <App router={router} onReady={handleReady} />
      if (!data || router.state.errors) return render(page)
      startTransition(() => void (root = hydrateRoot(container, page, options)))
    },
  }
}
