import { use, useCallback } from 'react'
import {
  type SetURLSearchParams,
  type URLSearchParamsInit,
  useLocation,
  useSearchParams as useRenderedSearchParams,
} from 'react-router-dom'

import { RouterContext } from './RouterProvider.tsx'

/**
 * The router’s hook, except that a function given to the setter receives the parameters that were requested last. The
 * router passes those that were rendered last, so that of changes in quick succession all but one were lost.
 */
export function useSearchParams(
  defaultInit?: URLSearchParamsInit,
): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRenderedSearchParams(defaultInit)
  const { search: rendered } = useLocation()
  const router = use(RouterContext)
  const setLatest = useCallback<SetURLSearchParams>(
    (next, options) => {
      if (typeof next !== 'function' || !router) return setParams(next, options)
      const { location, navigation } = router.state
      // A navigation to another page is replaced by this one.
      const isPending = navigation.location?.pathname === location.pathname
      const { search } = isPending && navigation.location ? navigation.location : location
      return setParams(search === rendered ? next : next(new URLSearchParams(search)), options)
    },
    [router, rendered, setParams],
  )
  return [params, setLatest]
}
