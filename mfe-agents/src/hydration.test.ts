/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { testHydration } from '@shop/testing/hydration/test-hydration.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { pages } from './pages.json'

testHydration({
  load: async () => (await import('./routes.generated.ts')).routes,
  pages,
  handlers: [http.get(mainUrl('/users'), () => HttpResponse.json(buildPage([buildAgent()])))],
})
