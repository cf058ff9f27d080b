/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { BOX_SETTING, toBoxPages, toBoxRoutes } from '@shop/testing/hydration/box-routes.ts'
import { testHydration } from '@shop/testing/hydration/test-hydration.ts'
import { http, HttpResponse } from 'msw'

import { extensions, pages } from './pages.json'
import { urls } from './testing/mock-api.ts'

const ids = ['card-1', 'card-2', 'card-3']
const products = ids.map((id) => buildProduct({ _id: id, categoryId: 'metal-cards' }))

testHydration({
  load: async () => {
    const boxes = await import('./extensions.generated.ts')
    const { routes } = await import('./routes.generated.ts')
    return [...routes, ...toBoxRoutes(boxes.extensions, extensions)]
  },
  pages: { ...pages, ...toBoxPages(extensions) },
  structuredData: ['BreadcrumbList', 'ItemList', 'Product', 'Store'],
  handlers: [
    http.get(urls.categories, () => HttpResponse.json({ results: [buildCategory()] })),
    http.get(BOX_SETTING, () => HttpResponse.json(buildPage(products))),
    http.get(urls.products, () => HttpResponse.json(buildPage(products))),
    http.get(urls.product, ({ params }) =>
      HttpResponse.json(buildProduct({ _id: String(params.id), categoryId: 'metal-cards' })),
    ),
  ],
  storage: {
    [storageKeys.compare]: JSON.stringify(ids),
    [storageKeys.recentlyViewed]: JSON.stringify(ids),
  },
})
