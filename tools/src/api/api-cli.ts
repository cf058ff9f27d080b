import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { repositoryRoot as root } from 'workspace/workspace.ts'

import { log, runCommand, StartError } from '../run-command.ts'
import {
  API_FILE,
  findApiProblems,
  findChangelogProblems,
  type PackageApi,
  readApis,
  readRecordedApi,
} from './package-api.ts'

/** Checks what the shared packages export against their records, or records it. */
runCommand(async () => {
  const [command = 'check'] = process.argv.slice(2)
  if (!['check', 'record'].includes(command)) throw new StartError('Usage: npm run api [-- record]')
  const current = readApis(root)
  const recorded = new Map<string, PackageApi>()
  for (const folder of current.keys()) {
    const api = readRecordedApi(folder)
    if (api) recorded.set(folder, api)
    else if (command === 'check')
      throw new StartError(`${folder} has no ${API_FILE}. Run npm run api -- record.`)
  }
  const problems = [...findApiProblems(root, recorded, current), ...findChangelogProblems(current)]
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  if (command === 'check') return log('The packages keep what they export.')
  for (const [folder, api] of current) {
    writeFileSync(path.join(folder, API_FILE), `${JSON.stringify(api, null, 2)}\n`)
  }
})
