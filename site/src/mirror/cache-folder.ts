import { createHash } from 'node:crypto'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { listPageFiles, PAGE_INDEX, parsePageIndex } from '@shop/release-format/page-index.ts'
import { RELEASED_VERSIONS } from '@shop/release-format/released-versions.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import type { ObjectStorage } from 'object-storage/object-storage.ts'
import { PREVIEWS_FILE } from 'release-store/previews.ts'
import { folderSiteFiles } from 'release-store/site-files.ts'
import { createTemporaryPath, TEMPORARY_FOLDER } from 'release-store/temporary-path.ts'
import { findUnusedPages } from 'release-store/unused-pages.ts'
import { SettingsError } from 'settings/read-settings.ts'

import { DamagedObjectError, downloadVersion } from './download-version.ts'
import { listLiveVersions } from './live-versions.ts'

/** Names the store that a folder is the cache of. */
const CACHE_FILE = '.cache.json'

/** A file comes after those that it refers to. */
const ORDER = ['versions.json', RELEASED_VERSIONS, PREVIEWS_FILE, 'discovery.json', PAGE_INDEX]

/** They change without a release. */
const UNRELEASED = ['versions.json', PREVIEWS_FILE]

export type SiteTexts = Readonly<Record<string, string | undefined>>

const isVersionFolder = (name: string) => /^(?:shell|mfe-[\w-]+)$/.test(name)
const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Opens the local copy of what a release store serves, which has the form of a release folder.
 * @throws SettingsError when the folder is a release store of its own, or the cache of another one
 */
export async function openCacheFolder(folder: string, storage: ObjectStorage) {
  const files = folderSiteFiles(folder)
  const owner = await files.readSiteFile(CACHE_FILE)
  if (owner === null && (await exists(path.join(folder, '.live')))) {
    throw new SettingsError([
      `RELEASE_DIR ${folder} is a release store of its own; beside RELEASE_STORE it is a cache: name an empty folder`,
    ])
  }
  if (owner !== null && owner !== storage.address) {
    throw new SettingsError([
      `RELEASE_DIR ${folder} is the cache of ${owner}, not of ${storage.address}; empty it, or name another folder`,
    ])
  }
  await mkdir(folder, { recursive: true })
  await files.writeSiteFile(CACHE_FILE, storage.address)
  // Left by a killed process: a cache belongs to one site.
  await rm(path.join(folder, TEMPORARY_FOLDER), { recursive: true, force: true })

  const versions = new Set<string>()
  for (const name of (await readdir(folder)).filter(isVersionFolder)) {
    for (const version of await readdir(path.join(folder, name))) {
      versions.add(`${name}/${version}`)
    }
  }

  const downloads = new Map<string, Promise<void>>()

  /** Fetches a file that is named by its content. */
  async function fetchPage(file: string): Promise<void> {
    if (await exists(path.join(folder, file))) return
    const object = await storage.get(file)
    if (!object) throw new DamagedObjectError(`${file} is missing in ${storage.address}`)
    const digest = createHash('sha256').update(object.bytes).digest('hex')
    if (!digest.startsWith(path.posix.basename(file).split('.')[0] ?? '')) {
      throw new DamagedObjectError(`${file} has other bytes than were released`)
    }
    await files.writeSiteFile(file, object.bytes.toString('utf8'))
  }

  return {
    hasVersion: (name: string, version: string) => versions.has(`${name}/${version}`),
    isFilled: () => exists(path.join(folder, PAGE_INDEX)),
    readSite: async (): Promise<Record<string, string>> => {
      const texts = await Promise.all(ORDER.map((file) => files.readSiteFile(file)))
      return Object.fromEntries(
        ORDER.flatMap((file, at) => (texts[at] == null ? [] : [[file, texts[at]]])),
      )
    },
    /** Fetches a version unless it is there; concurrent callers share the download. */
    async fetchVersion(name: string, version: string): Promise<void> {
      const key = `${name}/${version}`
      if (versions.has(key)) return
      const running =
        downloads.get(key) ??
        downloadVersion(storage, folder, name, version)
          .then(() => void versions.add(key))
          .finally(() => downloads.delete(key))
      downloads.set(key, running)
      await running
    },
    async removeVersion(name: string, version: string): Promise<void> {
      versions.delete(`${name}/${version}`)
      // Removed atomically: deleting takes a while.
      const temporary = await createTemporaryPath(folder)
      await rename(path.join(folder, name, version), temporary).catch(nullIfMissing)
      await rm(temporary, { recursive: true, force: true })
    },
    listVersions: () =>
      [...versions].map((key) => {
        const [name = '', version = ''] = key.split('/')
        return { name, version }
      }),
    async fetchPages(indexText: string): Promise<void> {
      const index = parsePageIndex(indexText)
      const pages = [...new Set([...listPageFiles(index), index.sitemap, index.robots])]
      const fetched = pages.map(fetchPage)
      await Promise.allSettled(fetched)
      await Promise.all(fetched)
    },
    listLiveVersions: ({ [PAGE_INDEX]: index, 'discovery.json': discovery = '' }: SiteTexts) =>
      listLiveVersions(folder, discovery, index),
    /** Writes the files that have changed, the index of the pages last. */
    async replaceSite(site: SiteTexts): Promise<void> {
      const changed = []
      for (const file of ORDER) {
        const text = site[file]
        if (text !== undefined && text !== (await files.readSiteFile(file))) changed.push(file)
      }
      // The site looks for a new index.
      const isRelease = changed.some((file) => !UNRELEASED.includes(file))
      for (const file of ORDER) {
        const text = site[file]
        const isWritten = changed.includes(file) || (isRelease && file === PAGE_INDEX)
        if (text !== undefined && isWritten) await files.writeSiteFile(file, text)
      }
    },
    async removeUnusedPages(): Promise<void> {
      for (const file of await findUnusedPages(files)) await files.removeSiteFile(file)
    },
  }
}

export type CacheFolder = Awaited<ReturnType<typeof openCacheFolder>>
