import path from 'node:path'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { frontEndFolder } from 'workspace/workspace.ts'

import { type Builder, createBuilder } from './builder.ts'
import { compressFolder } from './compress.ts'

export interface BuildOptions {
  /** Added to the environment of the build, which then has a process of its own. */
  env?: Record<string, string> | undefined
  builder?: Builder | undefined
  /** Called with what is done, in per cent. */
  onProgress?: ((percent: number) => void) | undefined
}

/**
 * Builds one front end for production into its `dist` folder, compressed, with its source maps apart.
 * @throws ReleaseError with the output of the build when it fails
 */
export async function buildFrontEnd(
  root: string,
  name: FrontEnd,
  { env, builder, onProgress }: BuildOptions = {},
): Promise<string> {
  const directory = path.join(root, frontEndFolder(root, name))
  const used = builder ?? createBuilder(root, env)
  try {
    await used.build(directory, onProgress)
  } finally {
    if (!builder) used.close()
  }
  const folder = path.join(directory, 'dist')
  await compressFolder(folder)
  return folder
}
