import { fileURLToPath } from 'node:url'

import { findProblems } from './find-problems.ts'
import { findValue, type Setting } from './read-settings.ts'
import { createSettingsSchema } from './settings-schema.ts'
import { allSettings, loadSource } from './settings-source.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const USAGE = `Usage:
  npm run config -- check    checks the settings of site and backend, and prints those that are set
  npm run config -- list     prints every setting: variable, key in the file of CONFIG_FILE, what it is
  npm run config -- schema   prints the JSON schema of the file`

function printSet(): void {
  const source = loadSource(process.env, repository)
  for (const setting of allSettings as readonly Setting[]) {
    const given = findValue(setting, source)
    if (!given) continue
    const value = setting.isSecret ? '(secret)' : JSON.stringify(given.value)
    console.log(`${setting.variable} = ${value}, from ${given.from}`)
  }
}

function check(): void {
  const problems = findProblems(process.env, repository)
  if (problems.length === 0) {
    printSet()
    console.log('Site and backend can start with these settings.')
    return
  }
  for (const problem of problems) console.error(`${problem}.`)
  process.exitCode = 1
}

function list(): void {
  for (const { variable, key, description, isSecret } of allSettings as readonly Setting[]) {
    console.log(
      `${variable}  ${isSecret ? `or ${variable}_FILE` : (key ?? '')}\n    ${description}`,
    )
  }
}

const commands: Record<string, () => void> = {
  check,
  list,
  schema: () => console.log(JSON.stringify(createSettingsSchema(), null, 2)),
}
const [name = ''] = process.argv.slice(2)
const command = commands[name]
if (command) command()
else {
  console.error(USAGE)
  process.exitCode = 2
}
