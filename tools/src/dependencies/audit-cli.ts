import { spawnSync } from 'node:child_process'

import { repositoryRoot } from 'workspace/workspace.ts'

import { log, runCommand, StartError } from '../run-command.ts'
import { summarizeAudit } from './audit.ts'

/** Licenses that let us use and pass on a package, with its notice; as the checker writes them. */
const ACCEPTED_LICENSES = [
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Found in a file LICENSE or README, instead of in package.json.
  'MIT*',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]

/** Packages with other licenses, which are used here but not passed on; the font is, with its license. */
const EXCEPTIONS = [
  '@fontsource-variable/readex-pro',
  '@img/sharp-',
  'argparse',
  'axe-core',
  'caniuse-lite',
  'spdx-',
]

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })

function checkLicenses(): void {
  const { status, stderr } = run('npx', [
    'license-checker-rseidelsohn',
    '--excludePrivatePackages',
    '--onlyAllow',
    ACCEPTED_LICENSES.join(';'),
    '--excludePackagesStartingWith',
    EXCEPTIONS.join(';'),
    '--summary',
  ])
  if (status !== 0) throw new StartError(`A license is not accepted:\n${stderr.trim()}`)
  log('Licenses of all installed packages: accepted.')
}

function checkVulnerabilities(): void {
  // The root states versions of what its packages depend on as development dependencies, which npm knows from the lock file.
  const { stdout } = run('npm', ['audit', '--json', '--omit=dev'])
  const { severe, sentence } = summarizeAudit(stdout)
  log(sentence)
  if (severe > 0) {
    throw new StartError(`${run('npm', ['audit', '--omit=dev']).stdout}\nUpdate what it names.`)
  }
}

runCommand(async () => {
  checkLicenses()
  checkVulnerabilities()
  return Promise.resolve()
})
