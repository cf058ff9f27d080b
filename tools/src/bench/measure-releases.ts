import { rm } from 'node:fs/promises'
import path from 'node:path'

import { liveVersion, newReleaseFolder, publishCopy } from '../shop/release-folder.ts'
import { startShop } from '../shop/shop-process.ts'
import { createReleaseTool } from '../shop/release-tool.ts'
import { median } from './median.ts'

const ROLLBACKS = 3
const REMOTE = 'mfe-agents'
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** What releasing one remote takes, and taking it back, each from the command to its end. */
export async function reportReleases(): Promise<void> {
  const folder = await newReleaseFolder()
  const release = createReleaseTool(folder)
  try {
    // The start makes the sources live, which are then released as if they were new.
    const shop = await startShop({ port: 3300, backendPort: 4300, releaseDir: folder })
    await shop.stop()
    const sources = await liveVersion(folder, REMOTE)
    await publishCopy(folder, REMOTE, '1.0.0-before')
    await release('promote', `${REMOTE}@1.0.0-before`)
    await rm(path.join(folder, REMOTE, sources), { recursive: true })

    const published = await release('publish', REMOTE)
    const promotions: number[] = []
    const rollbacks: number[] = []
    for (let run = 0; run < ROLLBACKS; run++) {
      promotions.push((await release('promote', `${REMOTE}@${sources}`)).durationMs)
      rollbacks.push((await release('rollback', REMOTE)).durationMs)
    }
    console.log(
      `Releasing ${REMOTE}: publish ${seconds(published.durationMs)}, promote ${seconds(median(promotions))}, ` +
        `rollback ${seconds(median(rollbacks))} (median of ${ROLLBACKS}).`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
