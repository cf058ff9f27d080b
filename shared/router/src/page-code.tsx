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
    load: () => (arriving ??= fetchPage()),
    Component: () => Page && <Page />,
  }
}

function withCode(loader: RouteObject['loader'], load: () => Promise<void>): LoaderFunction {
  return async (args, context) => {
    const data = typeof loader === 'function' ? loader(args, context) : null
    await load()
    return data
  }
}

/**
 * The routes with their `lazy` pages made part of their loaders. The router keeps a `lazy` that failed
 * for ever; a loader that failed runs again, so a page whose code was missing comes back without a reload.
 */
export function recoverableRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children, ...rest } = route
    const nested = children ? { children: recoverableRoutes(children) } : {}
    if (typeof lazy !== 'function') return { ...route, ...nested } as RouteObject
    const { load, Component } = pageCode(lazy as Lazy)
    return { ...rest, ...nested, Component, loader: withCode(route.loader, load) } as RouteObject
  })
}
