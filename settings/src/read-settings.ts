import { readFileSync } from 'node:fs'

import type { z } from 'zod/mini'

/** The schema of each variable. */
export type Variables = Readonly<Record<string, z.ZodMiniType>>

export type Values<Group extends Variables> = { [Name in keyof Group]: z.output<Group[Name]> }

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>
type Properties<Group> = { [Name in keyof Group & string as CamelCase<Name>]: Group[Name] }

/** Finds problems that no variable has by itself. @returns what completes "VARIABLE …" for each */
export type FindConflicts<Group extends Variables> = (values: Partial<Values<Group>>) => {
  [Name in keyof Group]?: string | false
}

/** Settings that a program cannot start with. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  /** @param problems a sentence for each, without its full stop, naming the variable */
  constructor(readonly problems: readonly string[]) {
    super(problems.join('; '))
  }
}

/**
 * Finds the text of a variable, which may be in a file that `VARIABLE_FILE` names, as platforms mount secrets. An empty
 * variable counts as unset.
 * @throws SettingsError when both are set, or the file cannot be read
 */
function findText(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const variable = `${name}_FILE`
  const file = env[variable]
  if (!file) return env[name] || undefined
  if (env[name]) throw new SettingsError([`${name} and ${variable} are both set; one must go`])
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new SettingsError([`${variable} ${file} cannot be read: ${(error as Error).message}`])
  }
}

/**
 * Reads settings from the environment, and fills in their defaults.
 * @throws SettingsError naming every problem at once
 */
export function readSettings<Group extends Variables>(
  variables: Group,
  env: NodeJS.ProcessEnv,
  findConflicts?: FindConflicts<Group>,
): Values<Group> {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(variables)) {
    try {
      const { success, data, error } = schema.safeParse(findText(name, env))
      if (success) values[name] = data
      else problems.push(...error.issues.map(({ message }) => `${name} ${message}`))
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problems.push(...error.problems)
    }
  }
  const conflicts: Record<string, string | false | undefined> =
    findConflicts?.(values as Partial<Values<Group>>) ?? {}
  for (const [name, sentence] of Object.entries(conflicts)) {
    // A wrong value, which is named already, may be the cause.
    if (sentence && name in values) problems.push(`${name} ${sentence}`)
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return values as Values<Group>
}

/** The values by their names in code: `SLOW_QUERY_MS` is `slowQueryMs`. */
export function toProperties<Group extends Readonly<Record<string, unknown>>>(
  values: Group,
): Properties<Group> {
  const toCamelCase = (name: string) =>
    name.toLowerCase().replaceAll(/_(.)/g, (_, first: string) => first.toUpperCase())
  const entries = Object.entries(values).map(([name, value]) => [toCamelCase(name), value])
  return Object.fromEntries(entries) as Properties<Group>
}
