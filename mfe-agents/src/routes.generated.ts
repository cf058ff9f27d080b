// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { type RouteObject } from '@shop/router'
import { pageLoader } from '@shop/router/page-loader.ts'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { loader as agentsAgentsLoader } from './agents/agents.loader.ts'
import { loadMessages } from './messages.generated.ts'
import { paths } from './paths.generated.ts'

/** The routes that the remote exposes. */
export const routes: RouteObject[] = [
  {
    id: 'mfe-agents',
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.agents,
        loader: pageLoader([loadMessages], agentsAgentsLoader),
        lazy: async () => {
          const { AgentsPage } = await import(/* webpackChunkName: "page.agents" */ './agents/AgentsPage.tsx')
          return { Component: AgentsPage }
        },
      },
    ],
  },
]
