import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { repositoryRoot as root } from 'release/workspace.ts'

import { log, runCommand } from '../run-command.ts'
import { createMemoryFolder } from './memory-folder.ts'
import {
  formatCounts,
  jestCounts,
  playwrightCounts,
  sumCounts,
  type TestCounts,
} from './test-counts.ts'

const resultsFolder = path.join(root, 'test-results')
/** Of a failed step's output, from its end. */
const MAX_FAILURE_LINES = 300

interface Step {
  name: string
  command: string
  /** A JSON report with the counts; a step without one is a single check. */
  report?: { file: string; toCounts: (report: never) => TestCounts }
  /** Its output is of use even when it succeeds. */
  shown?: boolean
  /** Its temporary files are kept in memory, where there is room: waiting for a disk is half the time of some tests. */
  writesMuch?: boolean
}

/** Stages run one after the other, the chains of a stage at the same time, so that no core waits for the longest step. */
const stages: Step[][][] = [
  [
    [
      { name: 'Lint', command: 'npm run --silent lint' },
      // The shop that the end-to-end tests start; a build by itself leaves cores waiting.
      { name: 'Releases of the shop', command: 'npm run --silent release:shop' },
    ],
    [{ name: 'Browser', command: 'npm run --silent install:browser' }],
    [
      { name: 'Types', command: 'npm run --silent types' },
      { name: 'Unused code and dependencies', command: 'npm run --silent knip' },
      { name: 'APIs of packages', command: 'npm run --silent api' },
      { name: 'Known vulnerabilities', command: 'npm run --silent audit', shown: true },
      {
        name: 'Unit tests',
        // More workers than cores: many tests of the servers wait for a process or a time-out. Most of what the modules of a
        // test create is soon garbage, which a larger space for the new (in MB) collects in a twentieth less time.
        command: `node --max-semi-space-size=64 node_modules/jest/bin/jest.js --silent --maxWorkers=${availableParallelism() + 1} --cacheDirectory=node_modules/.cache/jest --json --outputFile=test-results/unit.json`,
        writesMuch: true,
        report: { file: 'unit.json', toCounts: jestCounts },
      },
    ],
  ],
  [
    [
      {
        name: 'End-to-end tests',
        command: 'npx playwright test -c e2e/playwright.config.ts',
        report: { file: 'e2e.json', toCounts: playwrightCounts },
      },
    ],
  ],
]

async function runStep(step: Step): Promise<TestCounts> {
  const { name, command, report, shown = false } = step
  const startedAt = Date.now()
  const folder = step.writesMuch === true ? await createMemoryFolder() : null
  const { code, output } = await runInShell(command, folder ? { TMPDIR: folder } : {})
  if (folder) await rm(folder, { recursive: true, force: true })
  const counts = (report && (await readCounts(report))) ?? {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
  }
  // A runner that exits with an error and no failed test has crashed or found no tests.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (code !== 0 || shown) log(output.trimEnd().split('\n').slice(-MAX_FAILURE_LINES).join('\n'))
  log(`${name}: ${formatCounts(counts)} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  return counts
}

async function runChain(steps: Step[]): Promise<TestCounts[]> {
  const counts: TestCounts[] = []
  for (const step of steps) counts.push(await runStep(step))
  return counts
}

async function readCounts({
  file,
  toCounts,
}: NonNullable<Step['report']>): Promise<TestCounts | null> {
  const text = await readFile(path.join(resultsFolder, file), 'utf8').catch(() => null)
  return text === null ? null : toCounts(JSON.parse(text) as never)
}

function runInShell(
  command: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

runCommand(async () => {
  await rm(resultsFolder, { recursive: true, force: true })
  await mkdir(resultsFolder, { recursive: true })
  const counts: TestCounts[] = []
  for (const stage of stages) counts.push(...(await Promise.all(stage.map(runChain))).flat())
  const total = sumCounts(counts)
  log(formatCounts(total))
  process.exit(total.failed > 0 ? 1 : 0)
})
