import { backendSettings } from './backend-settings.ts'
import { listKeys, loadConfigFile } from './config-file.ts'
import type { Setting, Settings, SettingsSource } from './read-settings.ts'
import { siteSettings } from './site-settings.ts'

export type Program = 'site' | 'backend'

const settingsOf: Readonly<Record<Program, Settings>> = {
  site: siteSettings,
  backend: backendSettings,
}

/** Every setting of some programs, once. */
export const listSettings = (programs: readonly Program[]): Setting[] => [
  ...new Map(
    programs
      .flatMap((program) => Object.values(settingsOf[program]))
      .map((each) => [each.variable, each]),
  ).values(),
]

/** Every setting of every program, once. */
export const allSettings: readonly Setting[] = listSettings(['site', 'backend'])

const knownKeys: ReadonlySet<string> = new Set(
  allSettings.flatMap(({ key }) => (key === undefined ? [] : [key])),
)

/**
 * Where settings come from: the environment, and the file that `CONFIG_FILE` names.
 * @param baseDir folder that relative paths in variables start from
 * @throws SettingsError when the file cannot be read at all
 */
export function loadSource(env: NodeJS.ProcessEnv, baseDir: string): SettingsSource {
  const file = loadConfigFile(env, baseDir)
  const unknown = file ? listKeys(file, knownKeys).filter((key) => !knownKeys.has(key)) : []
  return {
    env,
    file,
    baseDir,
    problems: unknown.map((key) => `${key} in ${file?.path} is no setting`),
  }
}
