import { createRequire } from 'node:module'
import path from 'node:path'

import { readJson } from './json.js'

/**
 * @param {string} name of an installed package whose `package.json` is exported
 * @param {string} [user] folder of a package that depends on it; this one by default
 * @returns {string} the folder of the package
 */
export function packageFolder(name, user = import.meta.dirname) {
  const { resolve } = createRequire(path.join(user, 'package.json'))
  return path.dirname(resolve(`${name}/package.json`))
}

/** @param {string} directory @returns {string} the package's name; its repository's folder may have another */
export function packageName(directory) {
  /** @type {{ name?: string }} */
  const { name } = readJson(path.join(directory, 'package.json'))
  return name ?? path.basename(directory)
}

/** @param {string} directory of a front end @returns {number | null} most bytes (gzip) that a page may need, or the shell's start, where `package.json` says so */
export function readBudget(directory) {
  /** @type {{ budget?: number }} */
  const { budget } = readJson(path.join(directory, 'package.json'))
  return budget ?? null
}

/** @param {string} directory of the shell @returns {string[]} names of the slots on its own pages, which its `package.json` lists */
export function readShellSlots(directory) {
  /** @type {{ slots?: string[] }} */
  const { slots = [] } = readJson(path.join(directory, 'package.json'))
  return slots
}
