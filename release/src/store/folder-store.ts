import { randomUUID } from 'node:crypto'
import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { ReleaseStore } from './release-store.ts'

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
    read: (name, version, file) => readFile(of(name, version, file), 'utf8'),
    readSite: (file) =>
      readFile(of(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    async writeSite(file, text) {
      const target = of(file)
      const arriving = `${target}.${randomUUID()}`
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(arriving, text)
      await rename(arriving, target)
    },
  }
}
