import { randomUUID } from 'node:crypto'
import { access, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderLive } from './folder-state.ts'
import { missingIsNull } from 'site/null-if-missing.ts'
import type { ReleaseStore } from './release-store.ts'
import { folderFiles } from './version-files.ts'

/**
 * Released versions in a local folder, laid out as the site's addresses: `NAME/VERSION/file`, and the
 * changing files beside them.
 * @param folder created when it is not there
 */
export function folderStore(folder: string): ReleaseStore {
  const of = (...parts: string[]) => path.join(folder, ...parts)

  async function has(name: string, version: string): Promise<boolean> {
    return access(of(name, version)).then(
      () => true,
      () => false,
    )
  }

  return {
    ...folderLive(of('.live')),
    has,
    async put(name, version, source) {
      if (await has(name, version)) throw new Error(`${name}@${version} is published already`)
      // A version appears whole or not at all.
      const arriving = of(name, `.${version}.${randomUUID()}`)
      await mkdir(of(name), { recursive: true })
      try {
        await cp(source, arriving, { recursive: true })
        await rename(arriving, of(name, version))
      } catch (error) {
        await rm(arriving, { recursive: true, force: true })
        throw error
      }
    },
    async versions(name) {
      const names = (await readdir(of(name)).catch(missingIsNull)) ?? []
      const published = await Promise.all(
        names
          .filter((version) => !version.startsWith('.'))
          .map(async (version) => ({
            version,
            publishedAt: (await stat(of(name, version))).mtimeMs,
          })),
      )
      return published.toSorted((one, other) => other.publishedAt - one.publishedAt)
    },
    async remove(name, version) {
      // Gone at once for everybody, however long the deleting takes.
      const leaving = of(name, `.${version}.${randomUUID()}`)
      await rename(of(name, version), leaving)
      await rm(leaving, { recursive: true })
    },
    files: (name, version) => folderFiles(of(name, version)),
    readSite: (file) => readFile(of(file), 'utf8').catch(missingIsNull),
    async writeSite(file, text) {
      const target = of(file)
      const arriving = `${target}.${randomUUID()}`
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(arriving, text)
      await rename(arriving, target)
    },
    async siteFiles(site) {
      const names = (await readdir(of(site)).catch(missingIsNull)) ?? []
      return Promise.all(
        names.map(async (name) => ({
          file: `${site}/${name}`,
          writtenAt: (await stat(of(site, name))).mtimeMs,
        })),
      )
    },
    removeSite: (file) => rm(of(file)),
  }
}
