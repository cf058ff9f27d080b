import { LOAD_TIMEOUT_MS, withTimeout } from '@shop/kernel/loading'
import { useHydrated } from '@shop/kernel/page'
import { beginPortalVisit, getSession } from '@shop/kernel/session'
import type { ComponentType } from 'react'
import { type LoaderFunction, redirectDocument, type RouteObject } from 'react-router-dom'

/** A remote may say this of its routes in `handle`. */
export interface RouteHandle {
  /** Anonymous visitors are redirected to the portal's login; neither the loader nor the page runs. */
  requiresSession?: boolean
  /** What the shop shows around it; without one, all it has. */
  frame?: 'slim' | 'closed' | 'workspace'
}

/**
 * Handles an error of a page's code, messages or data.
 * @param address URL of the page
 */
export type OnLoadError = (error: unknown, address: string) => Promise<never>

type LoadComponent = () => Promise<{ Component: ComponentType }>

const rethrow: OnLoadError = async (error) => {
  throw error
}

/**
 * A remote's routes, ready to be shown: behind the session guard, and able to recover from missing code.
 * @param onLoadError what it throws is shown by the page's error boundary
 */
export function wrapRemoteRoutes(routes: RouteObject[], onLoadError?: OnLoadError): RouteObject[] {
  return guardRoutes(makeRetryable(routes, onLoadError))
}

/** Puts the session guard in front of every route whose `handle` requires a session. */
export function guardRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { requiresSession } = (route.handle ?? {}) as RouteHandle
    return {
      ...route,
      ...(requiresSession && { loader: withSessionGuard(route.loader) }),
      ...(requiresSession && route.Component && { Component: forMembers(route.Component) }),
      ...(route.children && { children: guardRoutes(route.children) }),
    } as RouteObject
  })
}

function withSessionGuard(loader: RouteObject['loader']): LoaderFunction {
  return (args, context) => {
    // The server knows of no session: it renders the page's skeleton.
    if (typeof window !== 'undefined' && !getSession()) {
      const { pathname, search } = new URL(args.request.url)
      // The request of a loader does not have the page's origin.
      const address = new URL(pathname + search, window.location.origin).href
      return redirectDocument(beginPortalVisit('login', address))
    }
    return typeof loader === 'function' ? loader(args, context) : null
  }
}

/** A page as the server renders it for everybody: before scripts run, those whom the guard sends away see nothing. */
function forMembers(Page: ComponentType): ComponentType {
  return function GuardedPage() {
    const hydrated = useHydrated()
    return (
      <>
        {/* The head script sets the mark. The layouts around the page are hidden, too. */}
        {!hydrated && <style>{'html:not([data-session]) main > * { display: none }'}</style>}
        <Page />
      </>
    )
  }
}

/**
 * Moves `lazy` into the loader. The router caches a `lazy` that failed; a loader that failed runs again, so a page
 * whose code was missing recovers without a reload.
 */
export function makeRetryable(
  routes: RouteObject[],
  onLoadError: OnLoadError = rethrow,
): RouteObject[] {
  return routes.map((route) => {
    const { lazy, loader, children } = route
    const page = typeof lazy === 'function' ? createLazyPage(lazy as LoadComponent) : undefined
    return {
      ...route,
      ...(page && { lazy: undefined, Component: page.Component }),
      ...((page || loader) && { loader: withErrorHandler(loader, page?.load, onLoadError) }),
      ...(children && { children: makeRetryable(children, onLoadError) }),
    } as RouteObject
  })
}

/** A component whose code is loaded once, and again after a failure. */
function createLazyPage(loadComponent: LoadComponent) {
  let pending: Promise<void> | null = null
  let Page: ComponentType | null = null

  async function loadPage(): Promise<void> {
    try {
      Page = (await loadComponent()).Component
    } catch (error) {
      pending = null
      throw error
    }
  }

  return {
    load: () => withTimeout((pending ??= loadPage()), LOAD_TIMEOUT_MS, 'The page'),
    Component: () => Page && <Page />,
  }
}

/** The loader, run beside the loading of the page's code; errors of both are handled. */
function withErrorHandler(
  loader: RouteObject['loader'],
  loadCode: (() => Promise<void>) | undefined,
  onLoadError: OnLoadError,
): LoaderFunction {
  return async (args, context) => {
    try {
      const data = typeof loader === 'function' ? loader(args, context) : null
      await loadCode?.()
      return await data
    } catch (error) {
      // A thrown response is a redirect.
      if (error instanceof Response) throw error
      return onLoadError(error, args.request.url)
    }
  }
}
