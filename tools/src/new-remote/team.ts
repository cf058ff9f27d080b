import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'

import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import { OWNERS_FILE } from 'release-store/release-store.ts'

import { StartError } from '../run-command.ts'

const CODE_OWNERS_FILE = '.github/CODEOWNERS'

/** Column of the owners in `CODEOWNERS`. */
const PATTERN_WIDTH = 21

export interface Team {
  /** Who reviews changes: `@org/team`, `@login` or an address, as in `CODEOWNERS`. */
  reviewers: readonly string[]
  /** Who releases, as `release-owners.json` names them: logins, addresses and names of pipelines. */
  releasers: readonly string[]
}

/**
 * Who a team is: `@org/team` reviews, a bare name (`release-bot`) releases, `@login` and an address of e-mail do both.
 * @param text separated by commas or white space
 */
export function parseTeam(text: string): Team {
  const members = text.split(/[\s,]+/).filter(Boolean)
  const wrong = members.find(
    (member) => !/^(?:@[\w.-]+(?:\/[\w.-]+)?|[^@/]+@[^@/]+|[\w.[\]-]+)$/.test(member),
  )
  if (wrong !== undefined) {
    throw new StartError(
      `"${wrong}" is none of @org/team, @login, an address of e-mail and the name of a pipeline.`,
    )
  }
  return {
    reviewers: members.filter((member) => member.includes('@')),
    releasers: members.flatMap((member) =>
      member.includes('/') ? [] : [member.replace(/^@/, '')],
    ),
  }
}

/** Asks whoever sits at the terminal; nobody does in a pipeline. @returns what they type, or nothing */
export async function askForTeam(): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(
      'Whose is it? @org/team, @login, e-mail address, name of a pipeline; empty for nobody in particular: ',
    )
  } finally {
    terminal.close()
  }
}

/** Adds the line of a folder to `CODEOWNERS`, below those of other remotes. */
export function addCodeOwners(text: string, pattern: string, reviewers: readonly string[]): string {
  const lines = text === '' ? [] : text.replace(/\n+$/, '').split('\n')
  const after = lines.findLastIndex((line) => line.startsWith('/mfe-'))
  const line = `${pattern.padEnd(PATTERN_WIDTH - 1)} ${reviewers.join(' ')}`
  const at = after < 0 ? lines.length : after + 1
  return [...lines.slice(0, at), line, ...lines.slice(at), ''].join('\n')
}

/** Adds who releases a remote to the text of `release-owners.json`. @param text null where there is no file */
export function addReleasers(
  text: string | null,
  remote: string,
  releasers: readonly string[],
): string {
  const owners = JSON.parse(text ?? '{}') as object
  return `${JSON.stringify({ ...owners, [remote]: releasers }, null, 2)}\n`
}

/**
 * Enters a team as the owner of a remote, in what reviews and releases go by.
 * @param root of the repository @param pattern of the remote's files in it
 * @returns the files that were written, relative to the root
 */
export async function writeTeam(
  root: string,
  remote: string,
  pattern: string,
  { reviewers, releasers }: Team,
): Promise<string[]> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(nullIfMissing)
  const files: [string, string][] = []
  if (reviewers.length > 0) {
    const text = (await read(CODE_OWNERS_FILE)) ?? ''
    files.push([CODE_OWNERS_FILE, addCodeOwners(text, pattern, reviewers)])
  }
  if (releasers.length > 0) {
    files.push([OWNERS_FILE, addReleasers(await read(OWNERS_FILE), remote, releasers)])
  }
  for (const [file, text] of files) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return files.map(([file]) => file)
}
