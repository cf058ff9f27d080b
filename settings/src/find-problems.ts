import { backendSettings, findBackendConflicts } from './backend-settings.ts'
import { readSettings } from './read-settings.ts'
import { SettingsError } from './settings-error.ts'
import { loadSource } from './settings-source.ts'
import { siteSettings } from './site-settings.ts'

/** @returns the problems that a function throws; none when it returns */
function collectProblems(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

/**
 * Checks the settings of all programs.
 * @param baseDir folder that relative paths start from
 * @returns a sentence for each problem, without its full stop; none when all can start
 */
export function findProblems(env: NodeJS.ProcessEnv, baseDir: string): string[] {
  let found: string[] = []
  const unreadable = collectProblems(() => {
    const source = loadSource(env, baseDir)
    found = [
      ...collectProblems(() => readSettings(siteSettings, source)),
      ...collectProblems(() => readSettings(backendSettings, source, findBackendConflicts)),
    ]
  })
  return [...new Set([...unreadable, ...found])]
}
