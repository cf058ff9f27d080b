import { Command } from 'commander'

import { backendSettings, findBackendConflicts } from './backend-settings.ts'
import { readSettings, SettingsError } from './read-settings.ts'
import { siteSettings } from './site-settings.ts'

export type Program = 'site' | 'backend'

const readers: Readonly<Record<Program, (env: NodeJS.ProcessEnv) => unknown>> = {
  site: (env) => readSettings(siteSettings, env),
  backend: (env) => readSettings(backendSettings, env, findBackendConflicts),
}

const allPrograms: readonly Program[] = ['site', 'backend']

/**
 * Checks the settings of programs.
 * @returns a sentence for each problem, without its full stop; none when they can start
 */
export function findProblems(
  env: NodeJS.ProcessEnv,
  programs: readonly Program[] = allPrograms,
): string[] {
  const problems = programs.flatMap((program) => {
    try {
      readers[program](env)
      return []
    } catch (error) {
      if (error instanceof SettingsError) return error.problems
      throw error
    }
  })
  return [...new Set(problems)]
}

/** Creates the command `config check`, which checks the settings of a program without starting it. */
export function createConfigCommand(program: Program): Command {
  const command = new Command('config').description('checks the settings')
  command
    .command('check')
    .description('names every problem at once')
    .action(() => {
      const problems = findProblems(process.env, [program])
      for (const problem of problems) console.error(`${problem}.`)
      if (problems.length > 0) process.exitCode = 1
      else console.log(`The ${program} can start with these settings.`)
    })
  return command
}
