import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { requireBrowser } from '../browser.ts'
import { root } from 'release/workspace.ts'
import { describeCounts, jestCounts, playwrightCounts, sum, type Counts } from './test-counts.ts'

const results = path.join(root, 'test-results')
/** Lines shown of a step that failed; its end says most. */
const LINES_OF_FAILURE = 300
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Step {
  name: string
  command: string
  /** A JSON report with the step's own counts; a step without one is a single check. */
  report?: { file: string; counts: (report: never) => Counts }
}

const steps: Step[] = [
  { name: 'Types', command: 'npx tsc -p .' },
  { name: 'Lint', command: 'npm run --silent lint' },
  {
    name: 'Unit tests',
    command: 'npx jest --silent --maxWorkers=100% --json --outputFile=test-results/unit.json',
    report: { file: 'unit.json', counts: jestCounts },
  },
  {
    name: 'End-to-end tests',
    command: 'npx playwright test -c e2e/playwright.config.ts',
    report: { file: 'e2e.json', counts: playwrightCounts },
  },
]

async function run({ name, command, report }: Step): Promise<Counts> {
  const started = Date.now()
  const { code, output } = await shell(command)
  const counts = (report && (await readCounts(report))) ?? {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
  }
  // A runner that failed without a failed test (it crashed, or ran nothing) has failed all the same.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (code !== 0) say(output.split('\n').slice(-LINES_OF_FAILURE).join('\n'))
  say(`${name}: ${describeCounts(counts)} (${Math.round((Date.now() - started) / 1000)} s)`)
  return counts
}

async function readCounts({ file, counts }: NonNullable<Step['report']>): Promise<Counts | null> {
  const text = await readFile(path.join(results, file), 'utf8').catch(() => null)
  return text === null ? null : counts(JSON.parse(text) as never)
}

function shell(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk)
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })
requireBrowser()
const all: Counts[] = []
for (const step of steps) all.push(await run(step))
const total = sum(all)
say(describeCounts(total))
process.exit(total.failed > 0 ? 1 : 0)
