import type { Fixtures } from '@playwright/test'

import { MockBackend } from './mock-backend.ts'

export interface MockFixtures {
  mockBackend: MockBackend
}

export interface MockWorkerFixtures {
  /** The mock of the backend that the tests of a worker share. */
  sharedBackend: MockBackend
}

export const languages = ['en', 'ar'] as const

/**
 * The mock of the backend as a fixture that each test finds in its first state.
 * @param origin where it listens; by default where the pages of `npm run e2e` ask
 */
export const createMockFixtures = (
  origin = 'http://localhost:4391',
): Fixtures<MockFixtures, MockWorkerFixtures> => ({
  sharedBackend: [
    async ({}, use) => {
      const backend = new MockBackend(origin)
      await backend.start()
      await use(backend)
      await backend.stop()
    },
    { scope: 'worker' },
  ],

  mockBackend: async ({ sharedBackend }, use) => {
    sharedBackend.reset()
    await use(sharedBackend)
  },
})
