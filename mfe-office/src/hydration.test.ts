/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { testHydration } from '@shop/testing/hydration/test-hydration.ts'

import { pages } from './pages.json'

testHydration({ load: async () => (await import('./routes.generated.ts')).routes, pages })
