import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { isRemoteName } from '@shop/contracts/rules/remote-name.ts'

import { StartError } from '../run-command.ts'

/** The folder of templates, one in each folder. */
export const templates = {
  remote: path.join(import.meta.dirname, 'template'),
  outside: path.join(import.meta.dirname, 'outside-template'),
  /** What a remote adds to a slot. */
  extension: path.join(import.meta.dirname, 'extension-template'),
  /** A remote of one page with a build by Vite, and one by Rspack. */
  otherTools: path.join(import.meta.dirname, 'other-tools-template'),
}
const TEMPLATE_SUFFIX = '.template'

/** Values of the template's placeholders; `mfe-gift-cards` gives the values in parentheses. */
export interface RemoteNames {
  /** Name of the workspace (`mfe-gift-cards`). */
  remote: string
  /** Folder of the first page (`gift-cards`). */
  slug: string
  /** Path of the first page (`/gift-cards`). */
  path: string
  /** Key of the first page in `pages.json` and in message ids (`giftCards`). */
  key: string
  /** Prefix of components (`GiftCards`). */
  Name: string
  /** English title of the first page (`Gift cards`). */
  title: string
}

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `giftCards`. */
export const toIdentifier = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 ? word : capitalize(word))).join('')

/**
 * Derives everything that is named after a remote.
 * @throws StartError when the name is not a remote's, or gives no identifier because it begins with a digit
 */
export function toRemoteNames(remote: string): RemoteNames {
  const slug = remote.replace(/^mfe-/, '')
  if (!isRemoteName(remote) || /^\d/.test(slug)) {
    throw new StartError(
      `"${remote}" cannot be a remote: use mfe- and lower-case words joined by hyphens, such as mfe-gift-cards.`,
    )
  }
  const words = slug.split('-')
  const key = toIdentifier(words)
  return {
    remote,
    slug,
    path: `/${slug}`,
    key,
    Name: capitalize(key),
    title: capitalize(words.join(' ')),
  }
}

/** Replaces `{{name}}` (in contents) and `__name__` (in paths). */
function fillPlaceholders(text: string, names: object): string {
  // The files of a template have no hidden names.
  return Object.entries<string>({ dot: '.', ...names }).reduce(
    (filled, [name, value]) =>
      filled.replaceAll(`{{${name}}}`, value).replaceAll(`__${name}__`, value),
    text,
  )
}

/**
 * The files of a new remote, or of a part of it: contents by path, relative to the remote's folder.
 * @param names values of placeholders
 * @param values for further ones
 */
export async function renderRemote(
  names: object,
  folder = templates.remote,
  values: Record<string, string> = {},
): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true })
  const files = entries.filter((entry) => entry.endsWith(TEMPLATE_SUFFIX))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(folder, file), 'utf8')
        const target = file.slice(0, -TEMPLATE_SUFFIX.length).replaceAll(path.sep, '/')
        const all = { ...names, ...values }
        return [fillPlaceholders(target, all), fillPlaceholders(text, all)] as const
      }),
    ),
  )
}

/** @param files contents by path, relative to the folder */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}
