/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { testHydration } from '@shop/testing/hydration/test-hydration.ts'

testHydration({
  load: async () => {
    const [{ routes }, { load }] = await Promise.all([
      import('./routes/routes.tsx'),
      import('./messages.ts'),
    ])
    return [{ loader: load, children: routes }]
  },
  pages: { error: { path: '/error' }, unknown: { path: '/nowhere' } },
})
