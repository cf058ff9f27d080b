import { availableParallelism } from 'node:os'

import { isFrontEnd } from '@shop/release-format/front-end.ts'

import { jestCounts, listFailedFiles, playwrightCounts, type TestCounts } from './test-counts.ts'

/** One thing that `npm test` does. */
export interface Step {
  name: string
  command: string
  env?: NodeJS.ProcessEnv
  /**
   * Git's pathspecs of what decides its outcome. While these files are as they were when the step was green, it is not run
   * again; a step without them always runs.
   */
  inputs?: readonly string[]
  /** A JSON report with the counts, in `test-results/`; a step without one is a single check. */
  report?: { file: string; toCounts: (report: never) => TestCounts }
  /** Runs again the tests that have failed, by themselves (decision 078). */
  retry?: { toCommand: (report: never) => string; reportFile: string }
  /** Minutes that the step takes on a slow machine. */
  minutes?: number
  /** Its output is of use even when it succeeds. */
  shown?: boolean
  /** Its temporary files are kept in memory, where there is room: waiting for a disk is half the time of some tests. */
  writesMuch?: boolean
}

/** The end-to-end tests that a change breaks most often. */
const SMOKE = '@smoke'

const ALL = ['.', ':!*.md']
const SOURCES = ['.', ':!*.md', ':!*.test.ts', ':!*.test.tsx', ':!tools/src/bench', ':!docs']

const playwright = 'npx playwright test -c e2e/playwright.config.ts'

/** The steps that the end-to-end tests need: a browser, nginx, a released shop. */
export const browser: Step = {
  name: 'Browser',
  command: 'npx tsx tools/src/install-programs-cli.ts browser',
}
export const proxy: Step = {
  name: 'nginx',
  command: 'npx tsx tools/src/install-programs-cli.ts nginx',
}
export const engines: Step = {
  name: 'Firefox, WebKit and the oldest Chromium',
  command: 'npx tsx tools/src/install-programs-cli.ts engines',
}
export const releases: Step = {
  name: 'Releases of the shop',
  command: 'npm run --silent release:shop',
}

export const types: Step = { name: 'Types', command: 'npm run --silent types', inputs: ALL }
/** What `npm run check` and CI look at besides: nothing of it breaks what a shopper meets. */
export const checks: Step[] = [
  { name: 'Unused code and dependencies', command: 'npm run --silent knip', inputs: ALL },
  { name: 'APIs of packages', command: 'npm run --silent api', inputs: ALL },
  { name: 'Licenses and vulnerabilities', command: 'npm run --silent audit', shown: true },
]
export const lint: Step = { name: 'Lint', command: 'npm run --silent lint', inputs: ['.'] }

/**
 * @param args of Jest: which tests
 * @param isFull whether those that take seconds each run, too, and those of databases on PostgreSQL
 */
export function unitTests(args: readonly string[], isFull: boolean): Step {
  const run = (options: string, workers: number, reportFile: string) =>
    `node --max-semi-space-size=64 node_modules/jest/bin/jest.js ${options} --silent --maxWorkers=${workers} --cacheDirectory=node_modules/.cache/jest --json --outputFile=test-results/${reportFile}`
  const again = 'unit-again.json'
  return {
    name: isFull ? 'Unit tests, long ones too' : 'Unit tests',
    // More workers than cores: many tests of the servers wait for a process or a time-out. Most of what the modules of a
    // test create is soon garbage, which a larger space for the new (in MB) collects in a twentieth less time.
    command: run(args.join(' '), availableParallelism() + 1, 'unit.json'),
    ...(isFull && {
      retry: {
        toCommand: (report) =>
          run(['--runTestsByPath', ...listFailedFiles(report)].join(' '), 1, again),
        reportFile: again,
      },
    }),
    env: isFull ? {} : { TESTS: 'quick' },
    writesMuch: true,
    report: { file: 'unit.json', toCounts: jestCounts },
  }
}

const endToEnd = {
  report: { file: 'e2e.json', toCounts: playwrightCounts },
  retry: { toCommand: () => `${playwright} --last-failed --workers=1`, reportFile: 'e2e.json' },
}

export const smokeTests: Step = {
  name: 'End-to-end tests, those that a change breaks most often',
  command: `${playwright} --grep ${SMOKE}`,
  minutes: 10,
  inputs: SOURCES,
  ...endToEnd,
}

/** The steps of `npm run test:all` alone, what shoppers would meet first. */
export const otherSteps: Step[] = [
  {
    name: 'All other end-to-end tests of pages',
    command: `${playwright} --grep-invert '${SMOKE}|^releasing '`,
    minutes: 35,
    ...endToEnd,
  },
  {
    name: 'Each remote alone',
    command: 'npm run --silent e2e:standalone',
    minutes: 8,
    report: { file: 'standalone.json', toCounts: playwrightCounts },
  },
  {
    name: 'The shop on the newest Node',
    command: 'npx tsx tools/src/start-on-node-cli.ts 26',
    minutes: 5,
    shown: true,
  },
  {
    name: 'Types and lint of benchmarks',
    command:
      'npm ci --prefix tools/src/bench --ignore-scripts --no-audit --no-fund && node node_modules/typescript-7/bin/tsc -p tools/src/bench/tsconfig.json && npx oxlint tools/src/bench',
  },
  {
    name: 'All other end-to-end tests of releases',
    command: `${playwright} --grep-invert ${SMOKE} --project=releasing`,
    minutes: 40,
    ...endToEnd,
  },
]

/**
 * Lists the steps that a change in one package can break beside its unit tests, in stages of steps that run side by side.
 * @param folder of the package, relative to the root of the repository
 */
export function stepsOf(folder: string): Step[][] {
  const steps = [
    types,
    {
      name: 'Lint',
      command: `npx oxlint ${folder} && npx eslint ${folder} && npx prettier --check --log-level warn ${folder}`,
    },
  ]
  if (!isFrontEnd(folder)) return [steps]
  return [
    [...steps, releases, browser],
    [
      {
        name: 'Its pages in the shop',
        command: `${playwright} --grep ${folder === 'shell' ? SMOKE : `"${folder}.*${SMOKE}"`}`,
        ...endToEnd,
      },
      ...(folder === 'shell'
        ? []
        : [
            {
              name: 'The remote alone',
              command: `npm run --silent e2e:standalone -- ${folder}`,
              report: { file: 'standalone.json', toCounts: playwrightCounts },
            },
          ]),
    ],
  ]
}
