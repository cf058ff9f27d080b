import { backendSettings, findBackendConflicts } from './backend-settings.ts'
import { readSettings, type SettingsSource } from './read-settings.ts'
import { SettingsError } from './settings-error.ts'
import { loadSource, type Program } from './settings-source.ts'
import { siteSettings } from './site-settings.ts'

const readers: Readonly<Record<Program, (source: SettingsSource) => unknown>> = {
  site: (source) => readSettings(siteSettings, source),
  backend: (source) => readSettings(backendSettings, source, findBackendConflicts),
}

export const programs: readonly Program[] = ['site', 'backend']

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
 * Checks the settings of programs.
 * @param baseDir folder that relative paths in variables start from
 * @returns a sentence for each problem, without its full stop; none when they can start
 */
export function findProblems(
  env: NodeJS.ProcessEnv,
  baseDir: string,
  checked: readonly Program[] = programs,
): string[] {
  let found: string[] = []
  const unreadable = collectProblems(() => {
    const source = loadSource(env, baseDir)
    found = checked.flatMap((program) => collectProblems(() => readers[program](source)))
  })
  return [...new Set([...unreadable, ...found])]
}
