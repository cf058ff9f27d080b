import { backendSettings, findBackendConflicts } from './backend-settings.ts'
import { type FindConflicts, readSettings, type Settings } from './read-settings.ts'
import { SettingsError } from './settings-error.ts'
import { loadSource } from './settings-source.ts'
import { siteSettings } from './site-settings.ts'

/**
 * Checks the settings of all programs.
 * @param baseDir folder that relative paths start from
 * @returns a sentence for each problem, without its full stop; none when all can start
 */
export function findProblems(env: NodeJS.ProcessEnv, baseDir: string): string[] {
  const problems = new Set<string>()
  const collect = (read: () => unknown) => {
    try {
      read()
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      for (const problem of error.problems) problems.add(problem)
    }
  }
  const check = <Group extends Settings>(group: Group, findConflicts?: FindConflicts<Group>) =>
    collect(() => readSettings(group, loadSource(env, baseDir), findConflicts))
  check(siteSettings)
  check(backendSettings, findBackendConflicts)
  return [...problems]
}
