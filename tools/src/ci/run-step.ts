import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { repositoryRoot as root } from 'workspace/workspace.ts'

import { log } from '../run-command.ts'
import { createMemoryFolder } from './memory-folder.ts'
import type { Step } from './steps.ts'
import { formatCounts, type TestCounts } from './test-counts.ts'

export const resultsFolder = path.join(root, 'test-results')
/** Lines that are printed of a failed step's output, from its end. */
const MAX_FAILURE_LINES = 300
/** More failed tests are the fault of the change, and not of a crowded machine. */
const MAX_RETRIED_TESTS = 5

/** Runs a step and prints its result, and its output if it failed; a few failed tests run once more, by themselves. */
export async function runStep(step: Step): Promise<TestCounts> {
  const { name, report, retry } = step
  const startedAt = Date.now()
  const folder = step.writesMuch === true ? await createMemoryFolder() : null
  const env = { ...step.env, ...(folder ? { TMPDIR: folder } : {}) }
  const { counts, failedTests, read } = await runOnce({ ...step, env })
  if (report && retry && failedTests > 0 && failedTests <= MAX_RETRIED_TESTS) {
    const command = retry.toCommand(read as never)
    const file = retry.reportFile
    const again = await runOnce({ ...step, env, command, report: { ...report, file } })
    log(`${name}, what had failed: ${formatCounts(again.counts)} at the second try`)
    // Less than had failed is a runner that did not find it.
    if (again.counts.failed === 0 && again.counts.passed >= failedTests) {
      counts.passed += failedTests
      counts.failed = 0
    }
  }
  if (folder) await rm(folder, { recursive: true, force: true })
  log(`${name}: ${formatCounts(counts)} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  return counts
}

interface Run {
  counts: TestCounts
  /** Of its report: 0 of a runner that has crashed. */
  failedTests: number
  /** Its report. */
  read: object | null | undefined
}

async function runOnce({ command, report, env = {}, shown = false }: Step): Promise<Run> {
  if (report) await rm(path.join(resultsFolder, report.file), { force: true })
  const { code, output } = await runInShell(command, env)
  const read = report && (await readReport(report.file))
  const counts = read
    ? report.toCounts(read as never)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] }
  const failedTests = read ? counts.failed : 0
  // A runner that exits with an error and no failed test has crashed or found no tests.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (code !== 0 || shown) log(output.trimEnd().split('\n').slice(-MAX_FAILURE_LINES).join('\n'))
  return { counts, failedTests, read }
}

export async function readReport(file: string): Promise<object | null> {
  const text = await readFile(path.join(resultsFolder, file), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as object)
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
