import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listVersions, readLockedPackages } from 'release/build/lock-file.ts'
import { z } from 'zod/mini'

import { StartError } from '../start-error.ts'
import {
  type Advisory,
  type AdvisoryRecord,
  advisorySchema,
  RECORD_FILE,
} from './advisory-record.ts'

/** The parts of `npm audit --json` that are recorded; text in `via` names a vulnerable dependency. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: advisorySchema.shape.severity,
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
})

/** Runs `npm audit`, which ends with 1 when it finds something. */
function runAudit(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['audit', '--json', '--package-lock-only'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}

function parseReport(output: string): Advisory[] {
  let json: unknown
  try {
    json = JSON.parse(output)
  } catch {
    throw new StartError('npm audit gave no report. Nothing was recorded.')
  }
  const { data } = reportSchema.safeParse(json)
  if (!data) {
    const { message } = z.object({ message: z.optional(z.string()) }).safeParse(json).data ?? {}
    throw new StartError(
      `The registry does not say which packages are vulnerable${message ? ` (${message})` : ''}. Nothing was recorded.`,
    )
  }
  const advisories = Object.values(data.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((each) => {
      if (typeof each === 'string') return []
      const { name, url, ...rest } = each
      return [{ ...rest, id: path.posix.basename(url), package: name, url }]
    }),
  )
  const byKey = new Map(
    advisories.map((each) => [`${each.package} ${each.id} ${each.range}`, each]),
  )
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

/**
 * Asks the registry for the advisories of the lock file's packages, and records them beside it.
 * @param env added to npm's environment
 * @throws StartError when the registry gives none; the former record stays
 */
export async function recordAdvisories(
  root: string,
  env: NodeJS.ProcessEnv = {},
): Promise<AdvisoryRecord> {
  const packages = listVersions(await readLockedPackages(root))
  const record: AdvisoryRecord = {
    recordedAt: new Date().toISOString(),
    packages,
    advisories: parseReport(await runAudit(root, env)),
  }
  await writeFile(path.join(root, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`)
  return record
}
