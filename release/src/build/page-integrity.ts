import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'
import { computeDigest, DIGESTS, type Digests } from 'site/digests.ts'

import type { VersionFiles } from '../store/version-files.ts'
import { digestsSchema } from './integrity.ts'
import { readVersionJson } from './manifests.ts'

/**
 * Writes `digests.json`, the list of the digests of a build's scripts and style sheets, by name.
 * @returns the digests, and that of the list
 */
export async function writeDigests(
  folder: string,
): Promise<{ digests: Digests; listDigest: string }> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file)).toSorted()
  const entries = files.map(
    async (file) => [file, computeDigest(await readFile(path.join(folder, file)))] as const,
  )
  const digests = Object.fromEntries(await Promise.all(entries))
  const text = JSON.stringify(digests)
  await writeFile(path.join(folder, DIGESTS), text)
  return { digests, listDigest: computeDigest(text) }
}

/** The digests of the scripts and style sheets of a version; null of one that was published without. */
export async function readDigests(files: VersionFiles): Promise<Digests | null> {
  if ((await files.size(DIGESTS)) === null) return null
  return readVersionJson(files, DIGESTS, digestsSchema)
}

/** The digest of the list of a version's digests; undefined of one that was published without. */
export async function readListDigest(files: VersionFiles): Promise<string | undefined> {
  return (await files.size(DIGESTS)) === null
    ? undefined
    : computeDigest(await files.readBytes(DIGESTS))
}

const escapedFolder = FOLDER_PLACEHOLDER.replaceAll(/\W/g, '\\$&')
const fileAttribute = new RegExp(
  `<(?:script [^>]*src|link rel="stylesheet" href)="${escapedFolder}([^"]+)"`,
  'g',
)
const messagesAttribute = / data-messages-\w+="[^"]*"/g
const folderAttribute = ` data-folder="${FOLDER_PLACEHOLDER}"`

/** States in a built page which digests its files must have. */
export function addIntegrity(page: string, digests: Digests, listDigest: string): string {
  return page
    .replace(folderAttribute, (attribute) => `${attribute} data-digests="${listDigest}"`)
    .replaceAll(fileAttribute, (element: string, file: string) =>
      digests[file] ? `${element} integrity="${digests[file]}"` : element,
    )
    .replaceAll(messagesAttribute, (attribute) =>
      attribute.replaceAll(new RegExp(`${escapedFolder}([^" ]+)`, 'g'), (address, file: string) =>
        digests[file] ? `${address}|${digests[file]}` : address,
      ),
    )
}
