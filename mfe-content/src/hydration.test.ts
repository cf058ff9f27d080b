/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { testHydration } from '@shop/testing/hydration/test-hydration.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { documents } from './legal/documents.ts'
import { pages } from './pages.json'

testHydration({
  load: async () => (await import('./routes.generated.ts')).routes,
  pages,
  structuredData: ['BlogPosting', 'BreadcrumbList', 'FAQPage', 'Organization', 'WebSite'],
  handlers: [
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
  ],
  storage: {
    [storageKeys.rememberedEmail]: 'maha@example.com',
    [storageKeys.maintenanceEnd]: String(Date.now() + 60_000),
    [`${storageKeys.consent}terms`]: JSON.stringify({
      answer: 'accepted',
      version: documents.terms.version,
      date: '2026-01-01T00:00:00.000Z',
    }),
  },
})
