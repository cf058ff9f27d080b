import path from 'node:path'

import { repositoryRoot } from 'workspace/workspace.ts'

import { buildProgram } from '../programs/build-program.ts'

/** Builds the backend as it is installed, with this repository's packages. @returns Node's arguments that start it */
export async function buildBackend(): Promise<string[]> {
  const folder = path.join(repositoryRoot, 'dist/bench-backend')
  await buildProgram('backend', folder)
  return [path.join(folder, 'server.mjs')]
}
