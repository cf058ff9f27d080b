import { randomUUID } from 'node:crypto'

import { isFrontEnd } from '@shop/release-format/front-end.ts'
import { computeDigest } from '@shop/release-format/integrity.js'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import type { ObjectStorage } from 'object-storage/object-storage.ts'

import type { VersionStore } from '../release-store.ts'
import {
  assertRegularFiles,
  folderVersionFiles,
  REMOVAL_MARK,
  type VersionFiles,
} from '../version-files.ts'
import { parseStoredVersion, pendingKey, versionKey } from './store-layout.ts'

/** Another process may still be uploading a younger one. */
const GRACE_PERIOD_MS = 3_600_000

/** Handlers of errors know a missing file by its code. */
const missing = (key: string) =>
  Object.assign(new Error(`ENOENT: there is no object ${key}`), { code: 'ENOENT', path: key })

/**
 * Versions in object storage, at the addresses that they have on the site. A version exists from when the object that
 * lists its files is there until that is gone: it comes last, and goes first.
 */
export function objectVersions(storage: ObjectStorage): VersionStore {
  const fileKey = (name: string, version: string, file: string) => `${name}/${version}/${file}`
  const has = async (name: string, version: string) =>
    (await storage.size(versionKey(name, version))) !== null

  async function deleteFiles(name: string, version: string): Promise<void> {
    const listed = await storage.list(fileKey(name, version, ''))
    await storage.delete(listed.map(({ key }) => key))
  }

  return {
    has,
    async put(name, version, source) {
      const published = new ReleaseError(`${name}@${version} is published already`)
      if (await has(name, version)) throw published
      await assertRegularFiles(source)
      const local = folderVersionFiles(source)
      await storage.put(pendingKey(name, version), '')
      const uploads = (await local.list()).map(async (file) => {
        const bytes = await local.readBytes(file)
        await storage.put(fileKey(name, version, file), bytes)
        return [file, computeDigest(bytes)] as const
      })
      // If one fails, the others are waited for: nothing goes on in the background.
      await Promise.allSettled(uploads)
      const files = Object.fromEntries(await Promise.all(uploads))
      await storage.delete([fileKey(name, version, REMOVAL_MARK)])
      const id = randomUUID()
      const key = versionKey(name, version)
      if (!(await storage.putIf(key, JSON.stringify({ id, files }), null))) {
        const stored = await storage.get(key)
        // The response to our own write may have got lost.
        if (stored && parseStoredVersion(stored.bytes, key).id !== id) throw published
      }
      await storage.delete([pendingKey(name, version)])
    },
    async listFrontEnds() {
      const names = (await storage.list('.versions/')).map(({ key }) => key.split('/')[1] ?? '')
      return [...new Set(names)].filter(isFrontEnd).toSorted()
    },
    async list(name) {
      const listed = await storage.list(`.versions/${name}/`)
      return listed
        .map(({ key, writtenAt }) => ({
          version: key.slice(`.versions/${name}/`.length, -'.json'.length),
          publishedAt: writtenAt,
        }))
        .toSorted((one, other) => other.publishedAt - one.publishedAt)
    },
    async remove(name, version) {
      if (!(await has(name, version))) throw missing(versionKey(name, version))
      await storage.put(pendingKey(name, version), '')
      await storage.delete([versionKey(name, version)])
      await deleteFiles(name, version)
      await storage.delete([pendingKey(name, version)])
    },
    async markForRemoval(name, version, marked) {
      const mark = fileKey(name, version, REMOVAL_MARK)
      if (!marked) await storage.delete([mark])
      // Somebody else may have removed it already.
      else if (await has(name, version)) await storage.put(mark, '')
    },
    async removeTemporary() {
      const pending = await storage.list('.pending/')
      const left = pending.filter(({ writtenAt }) => Date.now() - writtenAt > GRACE_PERIOD_MS)
      for (const { key } of left) {
        const [, name = '', version = ''] = key.split('/')
        if (!(await has(name, version))) await deleteFiles(name, version)
      }
      await storage.delete(left.map(({ key }) => key))
    },
    files: (name, version) => objectFiles(storage, fileKey(name, version, '')),
  }
}

function objectFiles(storage: ObjectStorage, folder: string): VersionFiles {
  async function readBytes(file: string) {
    const found = await storage.get(folder + file)
    if (!found) throw missing(folder + file)
    return found.bytes
  }
  return {
    readBytes,
    read: async (file) => (await readBytes(file)).toString('utf8'),
    size: (file) => storage.size(folder + file),
    list: async () =>
      (await storage.list(folder)).map(({ key }) => key.slice(folder.length)).toSorted(),
  }
}
