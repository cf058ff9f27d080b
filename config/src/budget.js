import path from 'node:path'

import { readJson } from './json.js'

/** @param {string} directory of a front end @returns {number | null} most bytes (gzip) that a page may need, or the shell's start, where `package.json` says so */
export function readBudget(directory) {
  /** @type {{ budget?: number }} */
  const { budget } = readJson(path.join(directory, 'package.json'))
  return budget ?? null
}
