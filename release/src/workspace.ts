import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { isRemoteName, type RemoteName } from '@shop/contracts/remote-name.ts'

/** The root folder of this repository. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../..')

/** A package that is built for the browser. */
export type FrontEnd = RemoteName | 'shell'

/** The remotes of a repository, sorted: every folder with a remote's name and a `package.json`. */
export function findRemotes(root: string): RemoteName[] {
  return readdirSync(root)
    .filter(isRemoteName)
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .toSorted()
}

/** The front ends of a repository: the shell, then the remotes. */
export function findFrontEnds(root: string): FrontEnd[] {
  return ['shell', ...findRemotes(root)]
}

/** The folder of the released versions: `RELEASE_DIR`, or `.site` in the repository. */
export function releaseFolder(root: string): string {
  return path.resolve(root, process.env.RELEASE_DIR || '.site')
}

/** Where the tool keeps locks and what makes the next build quicker; never published. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/release')
}
