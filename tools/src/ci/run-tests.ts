import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { repositoryRoot as root } from 'workspace/workspace.ts'

import { log, runCommand, StartError } from '../run-command.ts'
import { type GreenSteps, readGreenSteps, recordGreenSteps } from './green-steps.ts'
import { resultsFolder, runStep } from './run-step.ts'
import { computeInputDigest } from './source-hashes.ts'
import {
  browser,
  checks,
  engines,
  lint,
  otherSteps,
  proxy,
  releases,
  smokeTests,
  type Step,
  stepsOf,
  types,
} from './steps.ts'
import { formatCounts, sumCounts, type TestCounts } from './test-counts.ts'
import { runUnitTests } from './unit-tests.ts'
import { readWorkspaces } from './workspaces.ts'

const usage = `npm test [-- FOLDER] [-- --all] [-- --minutes N]

FOLDER       only what a change in that package can break
--all        runs again what was green for the same files
--minutes N  where a run may take no longer: end-to-end tests that would not end by then are not begun, and named as skipped`

const MS_PER_MINUTE = 60_000

const workspaces = readWorkspaces(root)

/** Runs a step, unless it was green before for the same files. */
async function runUnlessGreen(step: Step, green: GreenSteps): Promise<TestCounts> {
  const digest = step.inputs ? await computeInputDigest(root, step.inputs) : null
  const former = green[step.name]
  if (digest !== null && former?.digest === digest) {
    log(`${step.name}: ${formatCounts(former.counts)} (green before, and nothing has changed)`)
    return former.counts
  }
  const counts = await runStep(step)
  if (digest !== null && counts.failed === 0) {
    await recordGreenSteps(root, { [step.name]: { digest, counts } })
  }
  return counts
}

type Run = () => Promise<TestCounts>

async function runInTurn(runs: readonly Run[]): Promise<TestCounts> {
  const counts: TestCounts[] = []
  for (const each of runs) counts.push(await each())
  return sumCounts(counts)
}

interface RunOptions {
  /** Whether what takes long runs, too, and what is no test. */
  everything: boolean
  /** That it may take: a slow machine does not begin the last of the end-to-end tests, and says so. */
  minutes: number
  green: GreenSteps
}

async function runAll({ everything, minutes, green }: RunOptions): Promise<TestCounts> {
  const steps = (list: readonly Step[]) => list.map((step) => () => runUnlessGreen(step, green))
  const units = () => runUnitTests({ isFull: everything, green, workspaces })
  // Side by side, so that no core waits for the longest step.
  const first = await Promise.all([
    runInTurn(steps([releases, ...(everything ? [lint] : [browser])])),
    runInTurn([
      ...steps([...(everything ? [browser, proxy, engines, ...checks] : []), types]),
      units,
    ]),
  ])
  const last = await runInTurn(
    [smokeTests, ...(everything ? otherSteps : [])].map((step) => () => {
      const endsAt = performance.now() + (step.minutes ?? 0) * MS_PER_MINUTE
      if (endsAt < minutes * MS_PER_MINUTE) return runUnlessGreen(step, green)
      return Promise.resolve({ passed: 0, failed: 0, skipped: [`${step.name} (no time left)`] })
    }),
  )
  return sumCounts([...first, last])
}

async function runFolder(folder: string, green: GreenSteps): Promise<TestCounts> {
  if (!workspaces.folders.includes(folder)) {
    throw new StartError(`There is no package ${folder}: ${workspaces.folders.join(', ')}`)
  }
  const [first = [], ...others] = stepsOf(folder)
  const run = (steps: readonly Step[]) => steps.map((step) => runUnlessGreen(step, green))
  const counts = await Promise.all([
    ...run(first),
    runUnitTests({ isFull: true, green, workspaces, folder }),
  ])
  for (const steps of others) {
    if (sumCounts(counts).failed > 0) break
    counts.push(...(await Promise.all(run(steps))))
  }
  return sumCounts(counts)
}

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean' },
      checks: { type: 'boolean' },
      everything: { type: 'boolean' },
      help: { type: 'boolean' },
      minutes: { type: 'string', default: 'Infinity' },
    },
    allowPositionals: true,
  })
  if (values.help) return log(usage)
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new StartError('--minutes takes a number above 0')
  await mkdir(resultsFolder, { recursive: true })
  const green = values.all ? {} : await readGreenSteps(root)
  const [folder] = positionals
  const run = () => {
    if (values.checks)
      return runInTurn([types, lint, ...checks].map((step) => () => runUnlessGreen(step, green)))
    if (folder !== undefined) return runFolder(folder.replace(/\/$/, ''), green)
    return runAll({ everything: values.everything ?? false, minutes, green })
  }
  const total = await run()
  if (total.skipped.length > 0)
    log(`Skipped:\n${total.skipped.map((title) => `  ${title}`).join('\n')}`)
  log(formatCounts(total))
  process.exit(total.failed > 0 ? 1 : 0)
})
