declare module 'remote-routes' {
  import type { RouteObject } from '@shop/router'
  /** Routes of the remote that is built; an alias of the build. */
  export const routes: RouteObject[]
}
