import { backendSettings } from './backend-settings.ts'
import { listKeys, loadConfigFile } from './config-file.ts'
import type { SettingsSource } from './read-settings.ts'
import { siteSettings } from './site-settings.ts'

/** Every setting of every program, once. */
export const allSettings = [
  ...new Map(
    [...Object.values(siteSettings), ...Object.values(backendSettings)].map((each) => [
      each.variable,
      each,
    ]),
  ).values(),
]

const knownKeys: ReadonlySet<string> = new Set(
  allSettings.flatMap((each) => ('key' in each ? [each.key] : [])),
)

/**
 * Where settings come from: the environment, and the file that `CONFIG_FILE` names.
 * @param baseDir folder that a relative path to the file starts from
 * @throws SettingsError when the file cannot be read at all
 */
export function loadSource(env: NodeJS.ProcessEnv, baseDir: string): SettingsSource {
  const file = loadConfigFile(env, baseDir)
  const unknown = file ? listKeys(file, knownKeys).filter((key) => !knownKeys.has(key)) : []
  return { env, file, problems: unknown.map((key) => `${key} in ${file?.path} is no setting`) }
}
