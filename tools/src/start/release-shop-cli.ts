import { repositoryRoot as root } from 'workspace/workspace.ts'

import { assertWritable, readEnvironment } from '../environment.ts'
import { log, runCommand } from '../run-command.ts'
import { createProgress } from './progress.ts'
import { releaseShop } from './release-shop.ts'

// Does what a start does before it serves, which then finds it done.
runCommand(async () => {
  const { site } = readEnvironment(root)
  await assertWritable(site.releaseDir, 'RELEASE_DIR')
  await releaseShop(site, { message: 'npm run release:shop', progress: await createProgress() })
  log(`The releases of the shop are in ${site.storage?.RELEASE_STORE ?? site.releaseDir}.`)
})
