import path from 'node:path'

import { repositoryRoot } from 'workspace/workspace.ts'

import { log, runCommand } from '../run-command.ts'
import { packPackages } from './pack-packages.ts'

runCommand(async () => {
  const folder = path.resolve(repositoryRoot, process.argv[2] ?? '.packages')
  const packed = await packPackages(folder)
  for (const file of Object.values(packed)) log(path.join(folder, file))
})
