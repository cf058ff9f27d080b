import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { SERVER_BUILD } from '@shop/config/server-build-file.js'
import { type Discovery, discoverySchema } from '@shop/contracts/discovery.ts'

import { defaultEntry } from '../default-entry.ts'
import { readPageIndex } from '../page-index.ts'
import type { LiveRemote } from './render-worker-messages.ts'

/** What is live. */
export interface LiveRelease {
  shellVersion: string
  remotes: LiveRemote[]
}

/** Whether pages of a version can be rendered on the server. */
export const hasServerBuild = (folder: string, name: string, version: string) =>
  existsSync(path.join(folder, name, version, SERVER_BUILD))

const shellFolder = /data-folder="\/shell\/([^/"]+)\//

/** Reads which versions are live in a release folder. @throws before the first shell is live */
export function readLiveRelease(folder: string): LiveRelease {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const [, shellVersion] = shellFolder.exec(read(readPageIndex(folder).shell)) ?? []
  if (shellVersion === undefined) throw new Error("The shell's page does not name its folder")
  const discovery: Discovery = discoverySchema.parse(JSON.parse(read('discovery.json')))
  const remotes = Object.entries(discovery.microFrontends).flatMap(([name, entries]) => {
    const entry = defaultEntry(entries)
    return entry ? [{ name, entry }] : []
  })
  return { shellVersion, remotes }
}
