import { access, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { isFrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'

import { folderState } from './folder-state.ts'
import type { ReleaseStore } from './release-store.ts'
import { folderSiteFiles } from './site-files.ts'
import { createTemporaryPath, TEMPORARY_FOLDER } from './temporary-path.ts'
import { assertRegularFiles, folderVersionFiles, REMOVAL_MARK } from './version-files.ts'

/** A process, of this machine or another one, may be writing a younger one. */
const GRACE_PERIOD_MS = 3_600_000

/**
 * A release store in a local folder, which is laid out as the site's addresses: versions in `NAME/VERSION/`, the
 * files of the site beside them.
 * @param folder created when it is missing
 */
export function folderStore(folder: string): ReleaseStore {
  const resolve = (...parts: string[]) => path.join(folder, ...parts)
  async function has(name: string, version: string): Promise<boolean> {
    return access(resolve(name, version)).then(
      () => true,
      () => false,
    )
  }

  return {
    ...folderState(folder),
    ...folderSiteFiles(folder),
    has,
    async put(name, version, source) {
      if (await has(name, version)) {
        throw new ReleaseError(`${name}@${version} is published already`)
      }
      await assertRegularFiles(source)
      // Publish atomically: copy first, then rename.
      const temporary = await createTemporaryPath(folder)
      await mkdir(resolve(name), { recursive: true })
      try {
        await cp(source, temporary, { recursive: true })
        await rename(temporary, resolve(name, version))
      } catch (error) {
        await rm(temporary, { recursive: true, force: true })
        throw error
      }
    },
    async listFrontEnds() {
      const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? []
      return entries
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .filter(isFrontEnd)
        .toSorted()
    },
    async list(name) {
      const options = { withFileTypes: true } as const
      const entries = (await readdir(resolve(name), options).catch(nullIfMissing)) ?? []
      const published = await Promise.all(
        entries
          .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
          .map(async ({ name: version }) => ({
            version,
            publishedAt: (await stat(resolve(name, version))).mtimeMs,
          })),
      )
      return published.toSorted((one, other) => other.publishedAt - one.publishedAt)
    },
    async remove(name, version) {
      // Remove atomically: rename first, since deleting takes a while.
      const temporary = await createTemporaryPath(folder)
      await rename(resolve(name, version), temporary)
      await rm(temporary, { recursive: true })
    },
    async markForRemoval(name, version, marked) {
      const mark = resolve(name, version, REMOVAL_MARK)
      // Somebody else may have removed it already.
      if (marked) await writeFile(mark, '').catch(nullIfMissing)
      else await rm(mark, { force: true })
    },
    removeTemporary: () => removeTemporaryFiles(folder),
    files: (name, version) => folderVersionFiles(resolve(name, version)),
  }
}

/** Removes what killed processes have left half-written in a release folder. */
async function removeTemporaryFiles(root: string): Promise<void> {
  const folder = path.join(root, TEMPORARY_FOLDER)
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    const entry = path.join(folder, name)
    const { mtimeMs = Date.now() } = (await stat(entry).catch(nullIfMissing)) ?? {}
    if (Date.now() - mtimeMs >= GRACE_PERIOD_MS) await rm(entry, { recursive: true, force: true })
  }
}
