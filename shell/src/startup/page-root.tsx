import { startTranslation } from '@shop/i18n/translation/start-translation.ts'
import { NotFoundError, queryClient } from '@shop/kernel/http'
import { getLanguage } from '@shop/kernel/language'
import type { SlotHost } from '@shop/kernel/slots'
import type { createBrowserRouter } from '@shop/router'
import { SlowNotice } from '@shop/ui/feedback/SlowNotice.tsx'
import { bottomInset } from '@shop/ui/layout/bottom-bar.ts'
import { layer, space } from '@shop/ui/tokens/tokens.ts'
import { type DehydratedState, hydrate, type QueryKey } from '@tanstack/react-query'
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { styled } from 'styled-components'

import { App } from './App.tsx'
import { isReadable } from './is-readable.ts'
import { keepScrollPosition } from './keep-scroll-position.ts'
import { hasBox, type RenderedBox, withRendered } from './rendered-boxes.ts'

/** The server renews its pages more often; an older one was not asked for since. */
const OUTDATED_MS = 60_000

type Router = ReturnType<typeof createBrowserRouter>

/** The data that the server put into the page beside its markup. */
export interface PageData {
  queries: DehydratedState
  /** Keys of the queries for records that do not exist. */
  missing: QueryKey[]
  /** The remote that rendered the page: its name and the address of its entry; null for a page of the shell. */
  remote: { name: string; url: string } | null
  /** Path of the page. */
  path: string
  /** The boxes in its slots, with the addresses of their remotes' entries; older pages have none. */
  boxes?: RenderedBox[]
  /** Whether it is the shell alone, around the place of a page that was late. */
  isLayout?: boolean
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

/**
 * Fills the cache with the page's data.
 * @returns the keys of what is so old that it has to be fetched anew, once the page is hydrated
 */
function hydratePageData({ queries }: PageData): QueryKey[] {
  const now = Date.now()
  const outdated: QueryKey[] = []
  for (const { queryKey, state } of queries.queries) {
    if (now - state.dataUpdatedAt > OUTDATED_MS) outdated.push(queryKey)
    // A newer response to the page's loader would arrive during hydration.
    state.dataUpdatedAt = now
  }
  hydrate(queryClient, queries)
  return outdated
}

/** The page's loader has asked for the record again. */
async function restoreMissing(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true }, { silent: true })
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: () => Promise.reject(new NotFoundError()),
    retry: false,
  })
}

const WaitingNotice = styled.div`
  position: fixed;
  inset-inline: ${space.gutter};
  inset-block-end: ${bottomInset};
  z-index: ${layer.sticky};
`

/** Shows, beside the page that the server rendered, that its scripts take long. @returns removes it */
function renderWaitingNotice(): () => void {
  // The startup notice, which knows less, gives way.
  document.getElementById('startup-notice')?.remove()
  const container = Object.assign(document.createElement('div'), { id: 'waiting-notice' })
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <WaitingNotice role="status">
      <SlowNotice />
    </WaitingNotice>,
  )
  return () => {
    container.remove()
    // React does not unmount a root while it renders another.
    setTimeout(() => root.unmount())
  }
}

/** Whether the browser would render what the server has rendered. */
function canHydrate(
  data: PageData,
  { state }: Router,
  loaded: ReadonlyMap<string, string>,
  slots: SlotHost | undefined,
): boolean {
  // Back and Forward may have led elsewhere.
  if (data.path !== state.location.pathname) return false
  if (data.isLayout) return !state.initialized
  // A canary, a tester's override or the previous release that stands in renders the page differently.
  const isSameRelease = data.remote
    ? loaded.get(data.remote.name) === data.remote.url
    : loaded.size === 0
  return isSameRelease && !state.errors && (data.boxes ?? []).every((box) => hasBox(slots, box))
}

/** The root element's content: rendered on the server and hydrated, or rendered here. */
export interface PageRoot {
  /** Shows that the page is loading: in its place, or beside it when the server has rendered it. */
  renderPlaceholder: (placeholder: ReactNode) => void
  /**
   * @param loaded addresses of the remotes' entries that were loaded, by name
   * @param slots what fills the slots of pages
   */
  renderPage: (
    router: Router,
    loaded?: ReadonlyMap<string, string>,
    slots?: SlotHost,
  ) => Promise<void>
  /** Shows that the page could not be started: in its place, or beside it when the server has rendered it. */
  fail: (error: unknown, content: ReactNode) => void
}

/** @param options of React's root */
export function createPageRoot(
  container: HTMLElement,
  options: RootOptions,
  onReady?: () => void,
): PageRoot {
  let root: Root | null = null
  let data = readPageData()
  let removeNotice: (() => void) | undefined
  let isReady = false
  /** How often a page was rendered: a second router needs a tree of its own. */
  let rounds = 0
  /** The server's markup, until the page can be used. */
  let rendered = isReadable() ? [...container.childNodes] : []
  /** Whether somebody else, an extension for example, has changed what is being hydrated. */
  let isChanged = false
  const outdated = data ? hydratePageData(data) : []
  const rootOptions: RootOptions = {
    ...options,
    onUncaughtError: handleUncaughtError,
    onRecoverableError(error, info) {
      // Changed markup is rendered anew, and nothing is wrong with the page.
      if (!isChanged) options.onRecoverableError?.(error, info)
    },
  }

  function clearNotice(): void {
    removeNotice?.()
    removeNotice = undefined
  }

  /** React has emptied the page: what the server rendered can be read, and the startup notice says what does not work. */
  function handleUncaughtError(error: unknown): void {
    // Copies, since React would handle clicks on the links of the page that it knows.
    container.replaceChildren(...rendered.map((node) => node.cloneNode(true)))
    clearNotice()
    reportError(error)
  }

  function handleReady(): void {
    // Measurements end here: nothing that comes later was waited for.
    performance.mark('page-ready')
    rendered = []
    isChanged = false
    clearNotice()
    if (isReady) return
    isReady = true
    void window.earlyClicks?.replay()
    startTranslation()
    onReady?.()
    for (const queryKey of outdated) void queryClient.invalidateQueries({ queryKey, exact: true })
  }

  function replace(content: ReactNode): void {
    clearNotice()
    data = null
    if (!root) {
      container.replaceChildren()
      root = createRoot(container, rootOptions)
    }
    root.render(content)
  }

  return {
    fail(error, content) {
      clearNotice()
      if (rendered.length > 0) return reportError(error)
      console.error(error)
      replace(content)
      // The clicked buttons are gone, and the new ones work.
      void window.earlyClicks?.replay()
    },
    renderPlaceholder(placeholder) {
      if (data) removeNotice ??= renderWaitingNotice()
      else replace(placeholder)
    },
    async renderPage(router, loaded = new Map(), slots = undefined) {
      if (data && !data.isLayout) {
        removeNotice ??= renderWaitingNotice()
        await whenInitialized(router)
        await Promise.all(data.missing.map(restoreMissing))
      }
      // The page before stays until the next one is there.
      if (isReady) await whenInitialized(router)
      const boxes = data && canHydrate(data, router, loaded, slots) ? (data.boxes ?? []) : null
      const host = slots && boxes ? withRendered(slots, boxes) : slots
      const page = <App key={(rounds += 1)} {...{ router, slots: host }} onReady={handleReady} />
      if (!data || !boxes) return replace(page)
      // The shell alone must be hydrated at once, since the router's next state is the page.
      const schedule = data.isLayout ? flushSync : startTransition
      if (data.isLayout) clearNotice()
      else keepScrollPosition(router)
      // The inline script sets it.
      isChanged = 'changed' in document.documentElement.dataset
      schedule(() => void (root = hydrateRoot(container, page, rootOptions)))
      data = null
    },
  }
}
