import { useRouteError } from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { isReadable } from '../startup/is-readable.ts'

/** Shown when the shell itself fails; a page that can be read stays instead. */
export function ShellError() {
  const error = useRouteError()
  if (isReadable()) throw error
  return <RouteError />
}
