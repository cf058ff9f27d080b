import { readFileSync } from 'node:fs'
import path from 'node:path'

import { parseDocument } from 'yaml'

import { SettingsError } from './settings-error.ts'

type Section = Record<string, unknown>

/** The settings of a file: sections of keys and values. */
export interface ConfigFile {
  /** Absolute. */
  path: string
  content: Section
}

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new SettingsError([`CONFIG_FILE ${file} cannot be read: ${(error as Error).message}`])
  }
}

/**
 * Reads the file that `CONFIG_FILE` names: YAML, or JSON, which is YAML too.
 * @param baseDir folder that a relative path starts from
 * @returns null when the variable is unset
 * @throws SettingsError when the file cannot be read or is no mapping
 */
export function loadConfigFile(env: NodeJS.ProcessEnv, baseDir: string): ConfigFile | null {
  if (!env.CONFIG_FILE) return null
  const file = path.resolve(baseDir, env.CONFIG_FILE)
  const document = parseDocument(readText(file))
  if (document.errors.length > 0) {
    throw new SettingsError(
      document.errors.map(({ message }) => {
        const [sentence = ''] = message.split('\n')
        return `${file} is not YAML: ${sentence.replace(/:$/, '')}`
      }),
    )
  }
  const content: unknown = document.toJS() ?? {}
  if (!isSection(content)) throw new SettingsError([`${file} must hold keys and values`])
  return { path: file, content }
}

/** The value of a key such as `site.port`; undefined where the file has none, null or no such section. */
export function getByKey({ content }: ConfigFile, key: string): unknown {
  const value = key
    .split('.')
    .reduce<unknown>((section, name) => (isSection(section) ? section[name] : undefined), content)
  return value ?? undefined
}

/** The keys of a file, from the outermost, joined by dots; a section that a known key names counts as its value. */
export function listKeys({ content }: ConfigFile, knownKeys: ReadonlySet<string>): string[] {
  const list = (section: Section, prefix: string): string[] =>
    Object.entries(section).flatMap(([name, value]) => {
      const key = `${prefix}${name}`
      if (value === null) return []
      return isSection(value) && !knownKeys.has(key) ? list(value, `${key}.`) : [key]
    })
  return list(content, '')
}
