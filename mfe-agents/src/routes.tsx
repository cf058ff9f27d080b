import { queryClient } from '@shop/kernel'
import type { LoaderFunctionArgs, RouteObject } from '@shop/router'
import { page, pages } from '@shop/router/pages.tsx'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { agentsQuery } from './agents/agents.api.ts'
import { parsePage } from './agents/directory-params.ts'
import { load } from './messages.ts'
import paths from './paths.json'

function prefetchAgents({ request }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(agentsQuery(parsePage(new URL(request.url).searchParams)))
  return null
}

export const routes: RouteObject[] = [
  {
    id: 'mfe-agents',
    loader: load,
    ErrorBoundary: RouteError,
    children: pages(paths, {
      agents: page(() => import('./agents/AgentsPage.tsx'), { loader: prefetchAgents }),
    }),
  },
]
