import { preset } from '@shop/testing/jest.js'

export default {
  ...preset(import.meta.dirname, { environment: 'node' }),
  globalSetup: '<rootDir>/src/testing/postgres.setup.ts',
  globalTeardown: '<rootDir>/src/testing/postgres.teardown.ts',
}
