import type { ObjectStorage } from 'site/object-storage/object-storage.ts'

import { ReleaseError } from '../release-error.ts'

const PROBE_KEY = '.live/probe'

/**
 * Checks that the storage refuses a write whose condition is not met: some that speaks S3 ignores conditions, and two
 * releases at once would undo one another there.
 * @throws ReleaseError when it does not
 */
export async function assertConditional(storage: ObjectStorage): Promise<void> {
  await storage.put(PROBE_KEY, 'conditional writes\n')
  const isIgnored =
    (await storage.putIf(PROBE_KEY, 'without\n', null)) ||
    (await storage.putIf(PROBE_KEY, 'outdated\n', '"00000000000000000000000000000000"'))
  if (!isIgnored) return
  throw new ReleaseError(
    `${storage.address} ignores conditions of writes (If-Match, If-None-Match), so that two releases at once would undo one another. Use storage that honours them.`,
  )
}
