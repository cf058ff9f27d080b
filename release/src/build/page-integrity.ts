import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { FOLDER_PLACEHOLDER } from '@shop/config/html-placeholders.js'
import { remoteManifestSchema } from '@shop/contracts/remote-manifest.ts'
import { computeDigest, DIGESTS, type Digests, STANDALONE_DIGESTS } from 'site/digests.ts'
import { z } from 'zod/mini'

import { folderVersionFiles, type VersionFiles } from '../store/version-files.ts'
import { digestsSchema } from './integrity.ts'
import { readVersionJson, REMOTE_MANIFEST } from './manifests.ts'

const filesSchema = z.pick(remoteManifestSchema, { shopFiles: true })

/** Whether the shop may load a file of a build: every file, where the build does not say. */
async function readIsShopFile(folder: string): Promise<(file: string) => boolean> {
  const files = folderVersionFiles(folder)
  if ((await files.size(REMOTE_MANIFEST)) === null) return () => true
  const { shopFiles } = await readVersionJson(files, REMOTE_MANIFEST, filesSchema)
  return (file) => shopFiles?.includes(file) ?? true
}

/**
 * Writes the lists of the digests of a build's scripts and style sheets, by name: `digests.json` of those that the shop may load, and
 * the list of the others, whose own digest is in the first.
 * @returns all digests, and that of the first list
 */
export async function writeDigests(
  folder: string,
): Promise<{ digests: Digests; listDigest: string }> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file)).toSorted()
  const entries = files.map(
    async (file) => [file, computeDigest(await readFile(path.join(folder, file)))] as const,
  )
  const digests = Object.fromEntries(await Promise.all(entries))
  const isShopFile = await readIsShopFile(folder)
  const pick = (inShop: boolean) =>
    Object.fromEntries(Object.entries(digests).filter(([file]) => isShopFile(file) === inShop))
  const write = async (file: string, list: Digests) => {
    const text = JSON.stringify(list)
    await writeFile(path.join(folder, file), text)
    return computeDigest(text)
  }
  const others = pick(false)
  const standalone =
    Object.keys(others).length > 0
      ? { [STANDALONE_DIGESTS]: await write(STANDALONE_DIGESTS, others) }
      : {}
  return { digests, listDigest: await write(DIGESTS, { ...pick(true), ...standalone }) }
}

/** The digests of the scripts and style sheets of a version that the shop may load; null of one that was published without. */
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
