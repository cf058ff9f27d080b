/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { toBoxPages, toBoxRoutes } from '@shop/testing/hydration/box-routes.ts'
import { testHydration } from '@shop/testing/hydration/test-hydration.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { extensions, pages } from './pages.json'

testHydration({
  load: async () => {
    const boxes = await import('./extensions.generated.ts')
    const { routes } = await import('./routes.generated.ts')
    return [...routes, ...toBoxRoutes(boxes.extensions, extensions)]
  },
  pages: { ...pages, ...toBoxPages(extensions) },
  handlers: [http.get(mainUrl('/users'), () => HttpResponse.json(buildPage([buildAgent()])))],
})
