// Records the responses of the backend while every page of the live release is rendered: the data that the release tool
// renders pages with before they go live.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { readPages } from '@shop/config/pages.js'
import { listPages, readServerBuild } from 'release/rendering/list-pages.ts'
import {
  RECORDED_ORIGIN,
  RECORDED_RESPONSES_FILE,
  type RecordedResponses,
  startJsonServer,
  toRequestKey,
} from 'release/rendering/recorded-responses.ts'
import { renderPages } from 'release/rendering/render-pages.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { readLiveRelease, toDefaultRemotes } from 'site/live/live-release.ts'
import { findRemotes, releaseFolder, repositoryRoot } from 'workspace/workspace.ts'

import { withDemoBackend } from './demo-backend.ts'

const folder = releaseFolder(repositoryRoot)
const store = folderStore(folder)
const addresses = readAddresses()
const responses: RecordedResponses['responses'] = {}

const { shellVersion, entries } = readLiveRelease(folder)
const builds: Record<string, string> = {
  shell: (await readServerBuild(store.files('shell', shellVersion))) ?? '',
}
const lists = toDefaultRemotes(entries).map(async ({ name, entry: { metadata } }) => {
  const files = store.files(name, metadata.version)
  const build = await readServerBuild(files)
  if (build === null) return []
  builds[name] = build
  return listPages(name, metadata.version, files, addresses)
})
const pages = (await Promise.all(lists)).flat()
await withDemoBackend(async (backend) => {
  const server = await startJsonServer(async (method, address) => {
    const response = await fetch(new URL(address, backend), { method })
    const text = (await response.text()).replaceAll(backend, RECORDED_ORIGIN)
    const recorded = { status: response.status, body: JSON.parse(text) as unknown }
    responses[toRequestKey(method, address)] = recorded
    return recorded
  })
  const { origin } = server
  const failures = await renderPages({ shellVersion, builds, pages, origin, findFault: () => null })
  server.close()
  for (const { version, page, reason } of failures) {
    process.stderr.write(`${version} ${page?.url ?? ''}: ${reason}\n`)
  }
  if (failures.length > 0) process.exitCode = 1
  else write({ addresses: sortKeys(addresses), responses: sortKeys(responses) })
})

function write(recorded: RecordedResponses): void {
  const file = fileURLToPath(RECORDED_RESPONSES_FILE)
  writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`)
  process.stdout.write(`${Object.keys(recorded.responses).length} responses: ${file}\n`)
}

/** The example addresses of the remotes' pages, by path pattern: those that their end-to-end tests open. */
function readAddresses(): Record<string, string> {
  const entries = findRemotes(repositoryRoot).flatMap((name) =>
    readPages(path.join(repositoryRoot, name)).pages.flatMap(({ path: pattern, example }) =>
      example === undefined ? [] : [[pattern, example] as const],
    ),
  )
  return Object.fromEntries(entries)
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
