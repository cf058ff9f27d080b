import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { repositoryRoot as root } from 'workspace/workspace.ts'

import { log, runCommand } from '../run-command.ts'
import { StartError } from '../start-error.ts'
import {
  computeInputDigest,
  type GreenSteps,
  readGreenSteps,
  recordGreenSteps,
} from './green-steps.ts'
import { readReport, resultsFolder, runStep } from './run-step.ts'
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
  unitTests,
} from './steps.ts'
import { formatCounts, jestCounts, sumCounts, type TestCounts } from './test-counts.ts'
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

/** Unit tests of the packages that have changed, or that depend on what has. */
async function runUnitTests(isLong: boolean, green: GreenSteps): Promise<TestCounts> {
  const keyOf = (folder: string) => `unit tests of ${folder}${isLong ? ', long ones too' : ''}`
  const common = ['package-lock.json', 'jest.config.js', 'tsconfig*.json']
  const digests = new Map<string, string | null>()
  for (const [folder, reached] of workspaces) {
    // The tools' tests read the whole repository.
    const inputs = folder === 'tools' ? ['.'] : [folder, ...reached, ...common]
    digests.set(folder, await computeInputDigest(root, inputs))
  }
  const former = [...digests].flatMap(([folder, digest]) => {
    const known = green[keyOf(folder)]
    return digest !== null && known?.digest === digest ? [{ folder, counts: known.counts }] : []
  })
  if (former.length > 0) {
    const names = former.map(({ folder }) => folder).join(', ')
    const { passed } = sumCounts(former.map(({ counts }) => counts))
    log(`Unit tests of ${names}: ${passed} passed (green before, and nothing has changed)`)
  }
  const changed = [...workspaces.keys()].filter(
    (folder) => !former.some((each) => each.folder === folder),
  )
  const counts = former.map((each) => each.counts)
  if (changed.length === 0) return sumCounts(counts)
  const step = unitTests(changed, isLong)
  counts.push(await runStep(step))
  const report = step.report && (await readReport(step.report.file))
  if (report) {
    for (const folder of changed) {
      const digest = digests.get(folder)
      const own = jestCounts(report as never, (file) =>
        file.startsWith(path.join(root, folder) + path.sep),
      )
      if (digest && own.failed === 0) {
        await recordGreenSteps(root, { [keyOf(folder)]: { digest, counts: own } })
      }
    }
  }
  return sumCounts(counts)
}

type Run = () => Promise<TestCounts>

async function runInTurn(runs: readonly Run[]): Promise<TestCounts> {
  const counts: TestCounts[] = []
  for (const each of runs) counts.push(await each())
  return sumCounts(counts)
}

/**
 * @param everything whether what takes long runs, too
 * @param minutes that it may take: a slow machine does not begin the last of the end-to-end tests, and says so
 */
async function runAll(
  everything: boolean,
  minutes: number,
  green: GreenSteps,
): Promise<TestCounts> {
  const steps = (list: readonly Step[]) => list.map((step) => () => runUnlessGreen(step, green))
  const units = () => runUnitTests(everything, green)
  // Side by side, so that no core waits for the longest step.
  const first = await Promise.all([
    runInTurn(steps([releases, lint])),
    runInTurn([...steps([browser, ...(everything ? [proxy, engines] : []), ...checks]), units]),
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
  if (!workspaces.has(folder)) {
    throw new StartError(`There is no package ${folder}: ${[...workspaces.keys()].join(', ')}`)
  }
  const counts: TestCounts[] = []
  for (const steps of stepsOf(folder)) {
    counts.push(...(await Promise.all(steps.map((step) => runUnlessGreen(step, green)))))
    if (sumCounts(counts).failed > 0) break
  }
  return sumCounts(counts)
}

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean' },
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
  const total = await (folder === undefined
    ? runAll(values.everything ?? false, minutes, green)
    : runFolder(folder.replace(/\/$/, ''), green))
  if (total.skipped.length > 0)
    log(`Skipped:\n${total.skipped.map((title) => `  ${title}`).join('\n')}`)
  log(formatCounts(total))
  process.exit(total.failed > 0 ? 1 : 0)
})
