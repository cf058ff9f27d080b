import { readLockedPackages } from 'release/build/lock-file.ts'
import { repositoryRoot } from 'release/workspace.ts'

import { log, runCommand } from '../run-command.ts'
import { StartError } from '../start-error.ts'
import { readAccepted, readAdvisories } from './advisory-record.ts'
import { audit } from './audit.ts'
import { recordAdvisories } from './record-advisories.ts'

const USAGE = `npm run audit                compares the lock file with the recorded advisories
npm run audit -- record      asks the registry for them, and records them
npm run audit -- --strict    fails for whatever is to be looked at, too: for a schedule`

async function record(): Promise<void> {
  const { advisories, packages } = await recordAdvisories(repositoryRoot)
  log(`Recorded ${advisories.length} advisories of ${packages.length} packages in advisories.json.`)
}

async function compare(strict: boolean): Promise<void> {
  const { errors, warnings } = audit(
    await readLockedPackages(repositoryRoot),
    await readAdvisories(repositoryRoot),
    await readAccepted(repositoryRoot),
    new Date(),
  )
  for (const warning of warnings) log(`Warning: ${warning}`)
  if (warnings.length > 0) log('To ask the registry again: npm run audit -- record')
  if (errors.length > 0) {
    throw new StartError(
      [
        ...errors.map((error) => `Vulnerable: ${error}`),
        'Update it, or accept it in accepted-advisories.json (id, package, reason, until).',
      ].join('\n'),
    )
  }
  if (strict && warnings.length > 0) throw new StartError('--strict: warnings are errors.')
  if (warnings.length === 0) log('No vulnerable packages are known.')
}

runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2)
  if (rest.length === 0 && command === 'record') return record()
  if (rest.length === 0 && (command === undefined || command === '--strict'))
    return compare(command === '--strict')
  throw new StartError(USAGE)
})
