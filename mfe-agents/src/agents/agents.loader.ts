import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { agentsQuery, parsePage } from './agents.api.ts'

export function loader({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(agentsQuery(parsePage(new URL(request.url).searchParams)))
  return null
}
