import { type ObjectStorage, StorageError } from '../object-storage.ts'

/** Object storage in memory, for what does not depend on the way to it. */
export function createMemoryStorage() {
  const objects = new Map<string, { bytes: Buffer; etag: string; writtenAt: number }>()
  let writes = 0
  let lastWriteAt = 0
  const requests: string[] = []
  let isBroken: (method: 'get' | 'put', key: string) => boolean = () => false

  function assertWorking(method: 'get' | 'put', key: string): void {
    requests.push(key)
    if (isBroken(method, key)) throw new StorageError('The release store is broken')
  }
  async function get(key: string) {
    assertWorking('get', key)
    return objects.get(key) ?? null
  }
  async function put(key: string, content: string | Uint8Array): Promise<void> {
    assertWorking('put', key)
    // A later write is younger, even within a millisecond.
    lastWriteAt = Math.max(Date.now(), lastWriteAt + 1)
    objects.set(key, {
      bytes: Buffer.from(content),
      etag: String(++writes),
      writtenAt: lastWriteAt,
    })
  }
  const storage: ObjectStorage = {
    address: 's3://shop/releases',
    get,
    getUnless: async (key, etag) => {
      const found = await get(key)
      return found && found.etag === etag ? 'unchanged' : found
    },
    size: async (key) => (await get(key))?.bytes.length ?? null,
    put,
    async putIf(key, content, etag) {
      if ((objects.get(key)?.etag ?? null) !== etag) return false
      await put(key, content)
      return true
    },
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { writtenAt }]) => ({ key, writtenAt }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    async delete(keys) {
      for (const key of keys) objects.delete(key)
    },
  }
  return {
    storage,
    /** Keys that were read or written. */
    requests,
    /** Lets requests fail from now on. */
    breakWith(fault: typeof isBroken) {
      isBroken = fault
    },
    mend() {
      isBroken = () => false
    },
  }
}
