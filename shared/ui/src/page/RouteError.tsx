import { getErrorViews } from '@shop/kernel'
import { createElement } from 'react'

/** Error boundary of a route: its code, its loader or its rendering failed. Its code is the shell's. */
export function RouteError() {
  return createElement(getErrorViews().RouteError)
}
