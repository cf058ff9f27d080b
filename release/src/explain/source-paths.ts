import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { frontEndFolder } from 'workspace/workspace.ts'

/** The innermost library of a path. */
const LIBRARY = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/

/** What bundlers put before the path of a source, and the hash after that of one which they have twice. */
const BUNDLER = /^webpack:\/\/[^/]*\/|\?[0-9a-f]*$/g

/**
 * The path of a source in its repository, from the root.
 * @param source as the source map of a build names it, relative to the front end's folder
 */
export function toRepositoryPath(root: string, name: FrontEnd, source: string): string {
  const relative = source.replace(BUNDLER, '')
  const file = path.posix.join(frontEndFolder(root, name), relative)
  return file.replace(/^(?:\.\.\/)+/, '')
}

/** The package that a source belongs to: a library, or a package of the repository; the front end where neither is found. */
export function findPackage(root: string, name: FrontEnd, file: string): string {
  const library = file.match(LIBRARY)?.at(-1)
  if (library !== undefined) return library
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const manifest = path.join(root, folder, 'package.json')
    if (!existsSync(manifest)) continue
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name ?? name
  }
  return name
}

export const isLibraryFile = (file: string): boolean => LIBRARY.test(file)
