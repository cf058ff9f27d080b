import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { z } from 'zod/mini'

import { type ConfigFile, getByKey } from './config-file.ts'
import { SettingsError } from './settings-error.ts'

/** What one setting is called, and what it may be. */
export interface Setting {
  /** Environment variable. */
  variable: string
  /** Key in the configuration file, such as `site.port`. None for what belongs to the process alone. */
  key?: string
  /** Validates the value in the file, and what `parse` makes of the variable's text. */
  schema: z.ZodMiniType
  /** What a variable's text stands for; the text itself by default. */
  parse?: (text: string) => unknown
  /** Completes "must be …". */
  expected: string
  /** Says what is wrong in a structure, where `expected` would leave that to be looked for. */
  explain?: (issue: z.core.$ZodIssue, value: unknown) => readonly string[]
  description: string
  /** Read from the environment, or from a file that the variable with the suffix `_FILE` names, only. */
  isSecret?: true
  /** A relative one starts from the file's folder, in a variable from the working directory. Settings are absolute. */
  isFolder?: true
}

export type Settings = Readonly<Record<string, Setting>>

export type Values<Group extends Settings> = {
  [Name in keyof Group]: z.output<Group[Name]['schema']>
}

/** Finds problems that no setting has by itself. @returns a sentence without its subject for each */
export type FindConflicts<Group extends Settings> = (values: Partial<Values<Group>>) => {
  [Name in keyof Group]?: string | false
}

export interface SettingsSource {
  env: NodeJS.ProcessEnv
  file: ConfigFile | null
  /** Folder that relative paths in variables start from. */
  baseDir: string
  /** What is wrong with the file as a whole. */
  problems?: readonly string[]
}

/** A value that somebody has set, and where: the variable, or the key and the file. */
export interface GivenValue {
  value: unknown
  from: string
  /** Folder that a relative path starts from. */
  baseDir: string
}

function readSecretFile(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new SettingsError([`${variable} ${file} cannot be read: ${(error as Error).message}`])
  }
}

/**
 * Finds a setting's value: the environment goes before the file, and an empty variable counts as unset.
 * @throws SettingsError for a secret in the file, or one whose own file cannot be read
 */
export function findValue(
  setting: Setting,
  { env, file, baseDir }: SettingsSource,
): GivenValue | null {
  const { variable, key, parse = (text: string) => text, isSecret } = setting
  const inFile = file && key ? getByKey(file, key) : undefined
  const secretFile = isSecret && env[`${variable}_FILE`]
  if (isSecret && inFile !== undefined) {
    throw new SettingsError([
      `${key} in ${file?.path} is a secret: set ${variable} instead, or ${variable}_FILE to a file that holds nothing else`,
    ])
  }
  if (env[variable] && secretFile) {
    throw new SettingsError([`${variable} and ${variable}_FILE are both set; one must go`])
  }
  if (secretFile) {
    const from = `${variable}_FILE`
    return { value: readSecretFile(path.resolve(baseDir, secretFile), from), from, baseDir }
  }
  if (env[variable]) return { value: parse(env[variable]), from: variable, baseDir }
  if (!file || inFile === undefined) return null
  return { value: inFile, from: `${key} in ${file.path}`, baseDir: path.dirname(file.path) }
}

const toAbsolute = ({ isFolder }: Setting, value: unknown, baseDir: string): unknown =>
  isFolder && typeof value === 'string' ? path.resolve(baseDir, value) : value

/** What is wrong with a value: each part of it by itself where the setting can say so. */
function describeRejection(
  { expected, explain, isSecret }: Setting,
  { from, value }: GivenValue,
  issues: readonly z.core.$ZodIssue[],
): string[] {
  const parts = issues.flatMap((issue) => explain?.(issue, value) ?? [])
  if (parts.length > 0) return [...new Set(parts)].map((sentence) => `${from}: ${sentence}`)
  const rejected = isSecret ? '' : `, not ${JSON.stringify(value)}`
  return [`${from} must be ${expected}${rejected}`]
}

/**
 * Reads settings from the environment and the configuration file, and fills in their defaults.
 * @throws SettingsError naming every problem at once
 */
export function readSettings<Group extends Settings>(
  settings: Group,
  source: SettingsSource,
  findConflicts?: FindConflicts<Group>,
): Values<Group> {
  const problems = [...(source.problems ?? [])]
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings)) {
    try {
      const given = findValue(setting, source)
      const result = setting.schema.safeParse(given?.value)
      const { baseDir } = given ?? source
      if (result.success) values[name] = toAbsolute(setting, result.data, baseDir)
      else if (given) problems.push(...describeRejection(setting, given, result.error.issues))
      else problems.push(`${setting.variable} is missing: ${setting.expected}`)
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problems.push(...error.problems)
    }
  }
  const conflicts: Record<string, string | false | undefined> =
    findConflicts?.(values as Partial<Values<Group>>) ?? {}
  for (const [name, sentence] of Object.entries(conflicts)) {
    // What is said of it already is the cause.
    if (sentence && name in values) problems.push(`${settings[name]?.variable} ${sentence}`)
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return values as Values<Group>
}
