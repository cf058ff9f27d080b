import { CODE_TIMEOUT_MS, withTimeout } from '@shop/kernel'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'

type Lazy = () => Promise<{ Component: ComponentType }>

/** The code of a page: fetched once, and again after a failure. */
function pageCode(lazy: Lazy) {
  let arriving: Promise<void> | null = null
  let Page: ComponentType | null = null

  async function fetchPage(): Promise<void> {
    try {
      Page = (await lazy()).Component
    } catch (error) {
      arriving = null
      throw error
    }
  }

  return {
    load: () => withTimeout((arriving ??= fetchPage()), CODE_TIMEOUT_MS, 'The page'),
    Component: () => Page && <Page />,
  }
}

/**
 * Asked when a page's code, texts or data could not be had.
 * @param address of the page that was wanted
 */
export type OnLoadError = (error: unknown, address: string) => Promise<never>

const rethrow: OnLoadError = (error) => Promise.reject(error)

/** The loader, which also has the page's code fetched, and tells when either is missing. */
function watched(
  loader: RouteObject['loader'],
  load: () => Promise<void>,
  onMissing: OnLoadError,
): LoaderFunction {
  return async (args, context) => {
    try {
      const data = typeof loader === 'function' ? loader(args, context) : null
      await load()
      return await data
    } catch (error) {
      // What is thrown on purpose leads elsewhere.
      if (error instanceof Response) throw error
      return onMissing(error, args.request.url)
    }
  }
}

const nothing = () => Promise.resolve()

/**
 * The routes with their `lazy` pages made part of their loaders. The router keeps a `lazy` that failed
 * for ever; a loader that failed runs again, so a page whose code was missing comes back without a reload.
 */
export function makeRetryable(
  routes: RouteObject[],
  onMissing: OnLoadError = rethrow,
): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children, ...rest } = route
    const nested = children ? { children: makeRetryable(children, onMissing) } : {}
    if (typeof lazy === 'function') {
      const { load, Component } = pageCode(lazy as Lazy)
      const loader = watched(route.loader, load, onMissing)
      return { ...rest, ...nested, Component, loader } as RouteObject
    }
    const loader = route.loader ? { loader: watched(route.loader, nothing, onMissing) } : {}
    return { ...route, ...nested, ...loader } as RouteObject
  })
}
