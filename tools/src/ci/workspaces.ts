import { readFileSync } from 'node:fs'
import path from 'node:path'

import { listPackageFolders } from '../list-packages.js'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/**
 * The packages of the repository.
 * @returns by folder, relative to the root, the folders of what each depends on, directly or not, for its tests too
 */
export function readWorkspaces(root: string): Map<string, string[]> {
  const folders = listPackageFolders(root)
  const byName = new Map(
    folders.map((folder) => [readManifest(path.join(root, folder)).name, folder]),
  )
  const dependenciesOf = (folder: string) => {
    const { dependencies, devDependencies } = readManifest(path.join(root, folder))
    return Object.keys({ ...dependencies, ...devDependencies }).flatMap(
      (name) => byName.get(name) ?? [],
    )
  }
  const collect = (folder: string, reached: Set<string>): Set<string> => {
    for (const each of dependenciesOf(folder)) {
      if (reached.has(each)) continue
      reached.add(each)
      collect(each, reached)
    }
    return reached
  }
  return new Map(folders.map((folder) => [folder, [...collect(folder, new Set())].toSorted()]))
}
