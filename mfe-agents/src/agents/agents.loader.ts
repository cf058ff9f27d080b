import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { agentsQuery } from './agents.api.ts'
import { parsePage } from './directory-params.ts'

export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(agentsQuery(parsePage(new URL(request.url).searchParams)))
  return null
}
