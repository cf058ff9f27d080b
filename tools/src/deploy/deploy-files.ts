import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

import { repositoryRoot } from 'workspace/workspace.ts'
import { parseAllDocuments } from 'yaml'

/** The path of a file in the repository. @throws Error when it is missing */
export function findFile(name: string): string {
  const file = path.join(repositoryRoot, name)
  if (!existsSync(file)) throw new Error(`${name} does not exist`)
  return file
}

export const readDeployed = (name: string): string =>
  readFileSync(findFile(path.join('deploy', name)), 'utf8')

/** The variables of a file of environment variables below `deploy`. */
export const readVariables = (name: string): Record<string, string> =>
  parseEnv(readDeployed(name)) as Record<string, string>

export const readYaml = <Document>(name: string): Document[] =>
  parseAllDocuments(readDeployed(name)).map((each) => each.toJS() as Document)

/** The values of the keys of a unit of systemd, whatever their sections. */
export function parseUnit(text: string): Record<string, string[]> {
  const unit: Record<string, string[]> = {}
  for (const line of text.split('\n').filter((each) => /^\w+=/.test(each))) {
    const end = line.indexOf('=')
    ;(unit[line.slice(0, end)] ??= []).push(line.slice(end + 1))
  }
  return unit
}
