import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { repositoryRoot as root } from 'workspace/workspace.ts'

import { log } from '../run-command.ts'
import { type GreenSteps, recordGreenSteps } from './green-steps.ts'
import { readReport, runStep } from './run-step.ts'
import { hashSources } from './source-hashes.ts'
import { unitTests } from './steps.ts'
import { formatCounts, jestCounts, sumCounts, type TestCounts } from './test-counts.ts'
import { type JestProject, openTestFiles, type TestFiles } from './test-files.ts'
import { NOTES_FOLDER, readNotes } from './test-notes.ts'
import type { Workspaces } from './workspaces.ts'

const QUICK = 'quick'
const FULL = 'full'

interface UnitTestOptions {
  /** Whether those that take seconds each run, too, and those of databases on PostgreSQL. */
  isFull: boolean
  green: GreenSteps
  workspaces: Workspaces
  /** The package whose tests run; all by default. */
  folder?: string
}

async function openOwnTestFiles(workspaces: Workspaces): Promise<TestFiles | null> {
  const hashes = await hashSources(root)
  if (!hashes) return null
  const config = pathToFileURL(path.join(root, 'jest.config.js')).href
  const { projects } = ((await import(config)) as { default: { projects: JestProject[] } }).default
  const [node = {}, browser = {}] = projects
  try {
    return await openTestFiles({ root, hashes, workspaces, projects: { node, browser } })
  } catch (error) {
    log(`All unit tests run, since imports cannot be read: ${String(error)}`)
    return null
  }
}

/** Runs the unit tests but for the files that were green when all that they import and read was as it is now. */
export async function runUnitTests(options: UnitTestOptions): Promise<TestCounts> {
  const { isFull, green, workspaces, folder } = options
  const tests = await openOwnTestFiles(workspaces)
  if (!tests) return runStep(unitTests(folder === undefined ? [] : [`${folder}/`], isFull))
  const keyOf = (run: string, file: string) => `${run} unit tests of ${file}`
  const findFormer = (file: string) =>
    [FULL, ...(isFull ? [] : [QUICK])]
      .map((run) => green[keyOf(run, file)])
      .find((each) => tests.isGreen(file, each))
  const files = tests.files.filter(
    (file) =>
      (isFull || !file.endsWith('.long.test.ts')) &&
      (folder === undefined || file.startsWith(`${folder}/`)),
  )
  const counts: TestCounts[] = []
  const stale: string[] = []
  for (const file of files) {
    const former = findFormer(file)
    if (former) counts.push(former.counts)
    else stale.push(file)
  }
  if (counts.length > 0) {
    const known = formatCounts(sumCounts(counts))
    log(`Unit tests of ${counts.length} files: ${known} (green before, and nothing has changed)`)
  }
  if (stale.length === 0) return sumCounts(counts)

  const step = unitTests(['--runTestsByPath', ...stale], isFull)
  const notes = await mkdtemp(path.join(tmpdir(), 'shop-notes-'))
  counts.push(await runStep({ ...step, env: { ...step.env, [NOTES_FOLDER]: notes } }))
  const report = step.report && (await readReport(step.report.file))
  if (report) {
    const fresh: GreenSteps = {}
    for (const file of stale) {
      const absolute = path.join(root, file)
      const own = jestCounts(report as never, (name) => name === absolute)
      if (own.failed > 0 || own.passed + own.skipped.length === 0) continue
      const reads = tests.findReads(file, await readNotes(notes, absolute))
      const digest = tests.digest(file, reads)
      fresh[keyOf(isFull ? FULL : QUICK, file)] = { digest, counts: own, reads }
    }
    await recordGreenSteps(root, fresh)
  }
  await rm(notes, { recursive: true, force: true })
  return sumCounts(counts)
}
