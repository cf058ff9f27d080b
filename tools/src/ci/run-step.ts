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

/** Runs a step and prints its result, and its output if it failed. */
export async function runStep(step: Step): Promise<TestCounts> {
  const { name, command, report, shown = false } = step
  const startedAt = Date.now()
  const folder = step.writesMuch === true ? await createMemoryFolder() : null
  if (report) await rm(path.join(resultsFolder, report.file), { force: true })
  const env = { ...step.env, ...(folder ? { TMPDIR: folder } : {}) }
  const { code, output } = await runInShell(command, env)
  if (folder) await rm(folder, { recursive: true, force: true })
  const read = report && (await readReport(report.file))
  const counts = read
    ? report.toCounts(read as never)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] }
  // A runner that exits with an error and no failed test has crashed or found no tests.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (code !== 0 || shown) log(output.trimEnd().split('\n').slice(-MAX_FAILURE_LINES).join('\n'))
  log(`${name}: ${formatCounts(counts)} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  return counts
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
