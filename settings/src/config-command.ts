import { Command } from 'commander'

import { findProblems, programs } from './find-problems.ts'
import { findValue, type Setting } from './read-settings.ts'
import { createSettingsSchema } from './settings-schema.ts'
import { listSettings, loadSource, type Program } from './settings-source.ts'

function printSet(settings: readonly Setting[]): void {
  const source = loadSource(process.env, process.cwd())
  for (const setting of settings) {
    const given = findValue(setting, source)
    if (!given) continue
    const value = setting.isSecret ? '(secret)' : JSON.stringify(given.value)
    console.log(`${setting.variable} = ${value}, from ${given.from}`)
  }
}

function check(checked: readonly Program[]): void {
  const problems = findProblems(process.env, process.cwd(), checked)
  if (problems.length === 0) {
    printSet(listSettings(checked))
    const names = checked.join(' and ')
    console.log(`${names.charAt(0).toUpperCase()}${names.slice(1)} can start with these settings.`)
    return
  }
  for (const problem of problems) console.error(`${problem}.`)
  process.exitCode = 1
}

function list(settings: readonly Setting[]): void {
  for (const { variable, key, description, isSecret } of settings) {
    console.log(
      `${variable}  ${isSecret ? `or ${variable}_FILE` : (key ?? '')}\n    ${description}`,
    )
  }
}

/**
 * Creates the command that checks and explains the settings.
 * @param checked programs whose settings it is about
 */
export function createConfigCommand(checked: readonly Program[] = programs): Command {
  const command = new Command('config').description('checks and explains the settings')
  command
    .command('check')
    .description('checks all settings, and prints those that are set and from where')
    .action(() => check(checked))
  command
    .command('list')
    .description('prints every setting: variable, key in the file of CONFIG_FILE, what it is')
    .action(() => list(listSettings(checked)))
  command
    .command('schema')
    .description('prints the JSON schema of the file')
    .action(() => console.log(JSON.stringify(createSettingsSchema(), null, 2)))
  return command
}
