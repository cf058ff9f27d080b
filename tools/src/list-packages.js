import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Lists the folders of a repository that have a package.
 * @param {string} root of the repository
 * @returns {string[]} relative to it
 */
export function listPackageFolders(root) {
  const shared = readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`)
  return [...readdirSync(root), ...shared].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  )
}
