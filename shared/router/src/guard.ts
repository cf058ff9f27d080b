import { getSession, portalUrl } from '@shop/kernel'
import { redirectDocument, type LoaderFunction, type RouteObject } from 'react-router-dom'

/** What a remote may say of its routes in `handle`. */
export interface RouteHandle {
  /** Only for members: anybody else is sent to the portal's login and sees nothing of the page. */
  requiresSession?: boolean
}

function guarded(loader: RouteObject['loader']): LoaderFunction {
  return (args, context) => {
    if (!getSession()) {
      const { pathname, search } = new URL(args.request.url)
      // The request of a loader has no origin of its own to return to.
      throw redirectDocument(
        portalUrl('login', new URL(pathname + search, window.location.origin).href),
      )
    }
    return typeof loader === 'function' ? loader(args, context) : null
  }
}

/** The routes with the guard in front of every one that asks for a session. */
export function guardRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const wanted = (route.handle as RouteHandle | undefined)?.requiresSession === true
    const children = route.children ? { children: guardRoutes(route.children) } : {}
    const loader = wanted ? { loader: guarded(route.loader) } : {}
    return { ...route, ...loader, ...children } as RouteObject
  })
}
