import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { readJson } from '@shop/config/json.js'
import { isRemoteName } from '@shop/contracts/rules/remote-name.ts'
import type { Touches } from '@shop/contracts/wire/remote-manifest.ts'
import { computeDigest } from '@shop/release-format/integrity.js'
import { writeIntegrity } from 'release/build/integrity.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'
import { readLiveRelease } from 'site/live/live-release.ts'
import { releaseFolder, repositoryRoot } from 'workspace/workspace.ts'

const released = releaseFolder(repositoryRoot)

/** Creates a release folder with the latest published version of each front end, none of them live. */
export async function createReleaseFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-released-'))
  const versions: Record<string, string[]> = readJson(path.join(released, 'versions.json'))
  for (const [name, [latest = '']] of Object.entries(versions)) {
    const version = path.join(name, latest)
    await cp(path.join(released, version), path.join(folder, version), { recursive: true })
  }
  return folder
}

/** Creates a release folder in which everything is live that is live here. */
export async function copyReleaseFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-released-'))
  await cp(released, folder, { recursive: true })
  return folder
}

/** The live version of a front end. @throws when there is none */
export async function readLiveVersion(folder: string, name: string): Promise<string> {
  const { shellVersion, entries } = readLiveRelease(folder)
  const version = name === 'shell' ? shellVersion : entries[name]?.[0]?.metadata.version
  if (version === undefined) throw new Error(`No version of ${name} is live`)
  return version
}

/** The files of a version with texts or its address; the English messages of the shell are in its main script. */
const CHANGING = {
  remote: /^(?:index\.html|messages\.en\..*\.js|\.server\/render\.cjs)$/,
  shell: /^(?:index\.html|main\..*\.js|\.server\/render\.cjs)$/,
}

const PAGE_SCRIPT = /^page\..*\.js$/

/**
 * Publishes a copy of the live version of a front end as another version.
 * @param texts English messages to replace, new by old
 * @param script added to the English messages that browsers load
 * @param changePage changes the scripts of pages that browsers load
 */
export async function publishCopy(
  folder: string,
  name: string,
  version: string,
  texts: Record<string, string> = {},
  script = '',
  changePage?: (script: string) => string,
): Promise<void> {
  const source = await readLiveVersion(folder, name)
  const target = path.join(folder, name, version)
  await cp(path.join(folder, name, source), target, { recursive: true })
  // The server's texts are those that the browser expects.
  const changing = CHANGING[name === 'shell' ? 'shell' : 'remote']
  for (const file of await folderVersionFiles(target).list()) {
    if (changePage && PAGE_SCRIPT.test(file)) await rewrite(path.join(target, file), changePage)
    if (!changing.test(file)) continue
    const changes = Object.entries({ ...texts, [`/${source}/`]: `/${version}/` })
    const isMessages = /^(?:messages\.en|main)\./.test(file)
    await rewrite(path.join(target, file), (text) => {
      const replaced = changes.reduce((result, [from, to]) => result.replaceAll(from, to), text)
      return isMessages ? replaced + script : replaced
    })
  }
  await renewPageDigests(target)
  await writeIntegrity(target)
}

/** Lets a published copy declare origins. */
export async function declareOrigins(
  folder: string,
  name: string,
  version: string,
  origins: NonNullable<Touches['origins']>,
): Promise<void> {
  const target = path.join(folder, name, version)
  await rewrite(path.join(target, 'remote.json'), (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), touches: { origins } satisfies Touches }),
  )
  await writeIntegrity(target)
}

/** Gives a page of a published version of a remote another path. */
export async function movePath(
  folder: string,
  remote: string,
  version: string,
  [from, to]: readonly [string, string],
): Promise<void> {
  const target = path.join(folder, remote, version)
  for (const file of await folderVersionFiles(target).list()) {
    if (!/^(?:remote\.json|routes\..*\.js|\.server\/render\.cjs)$/.test(file)) continue
    await rewrite(path.join(target, file), (text) =>
      text.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`'${from}'`, `'${to}'`),
    )
  }
  await writeIntegrity(target)
}

/**
 * Changes one byte of a version's file, and of what its compressed copies contain.
 * @param start of the file's name
 */
export async function damageFile(
  folder: string,
  remote: string,
  version: string,
  start: string,
): Promise<string> {
  const target = path.join(folder, remote, version)
  const files = await folderVersionFiles(target).list()
  const file = files.find((name) => name.startsWith(start))
  if (file === undefined) throw new Error(`${target} has no file ${start}…`)
  await rewrite(path.join(target, file), (text) => `${text.slice(0, -1)} `)
  return file
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const changed = change(await readFile(file, 'utf8'))
  await writeFile(file, changed)
  await writeFile(`${file}.br`, brotliCompressSync(changed))
  await writeFile(`${file}.gz`, gzipSync(changed))
}

/** States in the pages of a shell the digests that its scripts have now. */
async function renewPageDigests(folder: string): Promise<void> {
  const script = /src="[^"]*\/([^"/]+)" integrity="([^"]+)"/g
  const pages = (await readdir(folder)).filter((file) => file.endsWith('.html'))
  for (const page of pages) {
    let html = await readFile(path.join(folder, page), 'utf8')
    for (const [, file = '', digest = ''] of html.matchAll(script)) {
      html = html.replace(digest, computeDigest(await readFile(path.join(folder, file))))
    }
    await writeFile(path.join(folder, page), html)
  }
}

/** A digest of all files of every published version, by `NAME/VERSION`. */
export async function computeVersionDigests(folder: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const name of await readdir(folder)) {
    if (name !== 'shell' && !isRemoteName(name)) continue
    for (const version of await readdir(path.join(folder, name))) {
      const versionFolder = path.join(folder, name, version)
      const hash = createHash('sha256')
      const files = folderVersionFiles(versionFolder)
      for (const file of await files.list()) {
        hash.update(file).update(await files.readBytes(file))
      }
      digests[`${name}/${version}`] = hash.digest('hex')
    }
  }
  return digests
}
