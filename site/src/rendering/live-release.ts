import { readFileSync } from 'node:fs'
import path from 'node:path'

import { type Discovery, discoverySchema } from '@shop/contracts/discovery.ts'

import { defaultEntry } from '../default-entry.ts'
import { readPageIndex } from '../page-index.ts'
import type { LiveRemote } from './render-worker-messages.ts'

/** What is live. */
export interface LiveRelease {
  shellVersion: string
  remotes: LiveRemote[]
}

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
