import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { isRemoteName, type RemoteName } from '@shop/contracts/rules/remote-name.ts'
import { type FrontEnd, isFrontEnd } from '@shop/release-format/front-end.ts'

export const repositoryRoot = path.resolve(import.meta.dirname, '../..')

/** The name in a folder's `package.json`; null where there is none. */
function packageName(folder: string): string | null {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return null
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string }
  return name
}

/** The folder of a front end, relative to the repository: its root where that is the front end's own. */
export function frontEndFolder(root: string, name: FrontEnd): string {
  return packageName(root) === name ? '' : name
}

/** The front ends of a repository: the one that it is, or the shell and every folder with a remote's name and a `package.json`. */
export function findFrontEnds(root: string): FrontEnd[] {
  const own = packageName(root)
  if (own !== null && isRemoteName(own)) return [own]
  const names = readdirSync(root).filter(isFrontEnd).toSorted()
  return names
    .filter((name) => packageName(path.join(root, name)) !== null)
    .toSorted((one, other) => Number(other === 'shell') - Number(one === 'shell'))
}

/** The remotes of a repository, sorted. */
export function findRemotes(root: string): RemoteName[] {
  return findFrontEnds(root).filter(isRemoteName)
}

/** The folder of the released versions: `RELEASE_DIR`, or `.site` in the repository. */
export function releaseFolder(root: string): string {
  return path.resolve(root, process.env.RELEASE_DIR || '.site')
}

/** The folder of locks and of what makes the next build quicker; never published. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/release')
}
