import path from 'node:path'

import { readJson } from '@shop/config/json.js'

import { listPackageFolders } from '../list-packages.js'

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export interface Workspaces {
  /** Relative to the root. */
  folders: readonly string[]
  names: ReadonlySet<string>
  /** The folder of the package that a file belongs to; null for a file of none. */
  folderOf: (file: string) => string | null
  /** The folders of what a package depends on, directly or not. @param options `dev` counts what only tests need, too */
  reachedBy: (folder: string, options: { dev: boolean }) => readonly string[]
}

export function readWorkspaces(root: string): Workspaces {
  const folders = listPackageFolders(root)
  const manifests = new Map(
    folders.map((folder): [string, Manifest] => [
      folder,
      readJson(path.join(root, folder, 'package.json')),
    ]),
  )
  const byName = new Map([...manifests].map(([folder, { name }]) => [name, folder]))

  function collect(folder: string, dev: boolean, reached = new Set<string>()): Set<string> {
    const { dependencies, devDependencies } = manifests.get(folder) ?? {}
    for (const name of Object.keys({ ...dependencies, ...(dev ? devDependencies : {}) })) {
      const each = byName.get(name)
      if (each === undefined || reached.has(each)) continue
      reached.add(each)
      collect(each, dev, reached)
    }
    return reached
  }
  return {
    folders,
    names: new Set(byName.keys()),
    folderOf: (file) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? null,
    reachedBy: (folder, { dev }) => [...collect(folder, dev)].toSorted(),
  }
}
