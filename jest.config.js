import { jestProjects } from '@shop/testing/jest.js'

const [node, browser] = jestProjects(import.meta.dirname)

/** What starts processes, databases or builds, and takes seconds, runs in `npm run test:all` and when it is named. */
const ignored = process.env.TESTS === 'quick' ? ['\\.long\\.test\\.ts$'] : []

/** What a test reads of the repository besides its imports decides, too, whether it has to run again. */
const observeReads = '<rootDir>/tools/src/ci/testing/observe-reads.ts'
for (const project of [node, browser]) project.setupFilesAfterEnv?.unshift(observeReads)

/** @type {import('jest').Config} */
export default {
  // Nothing is measured by it: it only ends what would never come, on the slowest machine.
  testTimeout: 180_000,
  // What the modules of a test leave behind is never freed, and collecting the rest of it takes longer and longer.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...node,
      testPathIgnorePatterns: [...(node.testPathIgnorePatterns ?? []), ...ignored],
      globalSetup: '<rootDir>/backend/src/testing/postgres.setup.ts',
      globalTeardown: '<rootDir>/backend/src/testing/postgres.teardown.ts',
    },
    browser,
  ],
}
