import { rm } from 'node:fs/promises'
import path from 'node:path'

import { createReleaseFolder, publishCopy, readLiveVersion } from '../shop/release-folder.ts'
import { createReleaseTool } from '../shop/release-tool.ts'
import { startShop } from '../shop/shop-process.ts'
import { median } from './median.ts'

const ROLLBACKS = 3
const REMOTE = 'mfe-agents'
const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** Prints the duration of publishing, promoting and rolling back a remote, as whole commands. */
export async function reportReleases(): Promise<void> {
  const folder = await createReleaseFolder()
  const release = createReleaseTool(folder)
  try {
    // Starting the shop makes the current sources live; they are removed and released again below.
    const shop = await startShop({ port: 3300, backendPort: 4300, releaseDir: folder })
    await shop.stop()
    const sources = await readLiveVersion(folder, REMOTE)
    await publishCopy(folder, REMOTE, '1.0.0-before')
    await release('promote', `${REMOTE}@1.0.0-before`, '--no-browser')
    await rm(path.join(folder, REMOTE, sources), { recursive: true })

    const published = await release('publish', REMOTE)
    const checked = await release('check', `${REMOTE}@${sources}`)
    const promotions: number[] = []
    const rollbacks: number[] = []
    for (let run = 0; run < ROLLBACKS; run++) {
      promotions.push((await release('promote', `${REMOTE}@${sources}`, '--no-browser')).durationMs)
      rollbacks.push((await release('rollback', REMOTE)).durationMs)
    }
    console.log(
      `Releasing ${REMOTE}: publish ${formatSeconds(published.durationMs)}, check in a browser ${formatSeconds(checked.durationMs)}, ` +
        `promote without ${formatSeconds(median(promotions))}, ` +
        `rollback ${formatSeconds(median(rollbacks))} (median of ${ROLLBACKS}).`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
