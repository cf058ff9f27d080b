import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { agentsQuery, parseDirectoryParams } from './agents.api.ts'

export function loader({ request }: LoaderFunctionArgs): null {
  const params = parseDirectoryParams(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(agentsQuery(params))
  return null
}
