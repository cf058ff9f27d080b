import { queryClient } from '@shop/kernel'
import type { RouteObject } from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { agentsQuery } from './agents/agents.api.ts'
import { pageOf } from './agents/page-address.ts'
import { load } from './messages.ts'
import paths from './paths.json'

export const routes: RouteObject[] = [
  {
    id: 'mfe-agents',
    loader: load,
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.agents,
        loader: ({ request }) => {
          void queryClient.prefetchQuery(agentsQuery(pageOf(new URL(request.url).searchParams)))
          return null
        },
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "page.agents" */ './agents/AgentsPage.tsx'))
            .AgentsPage,
        }),
      },
    ],
  },
]
