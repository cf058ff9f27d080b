declare module 'remote-routes' {
  import type { RouteObject } from '@shop/router'
  /** The routes of the remote that this build is for; the build points the name at them. */
  export const routes: RouteObject[]
}
