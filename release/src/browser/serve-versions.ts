import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createLog } from 'monitoring/log.ts'
import { folderStore } from 'release-store/folder-store.ts'
import type { VersionFiles } from 'release-store/version-files.ts'
import { startLoopbackServer } from 'site/loopback-server.ts'
import { createSiteServer } from 'site/server/site-server.ts'

import type { Candidate } from '../checks/live-builds.ts'
import { changeState } from '../state/change-state.ts'
import { promoteVersion, type ReleaseState } from '../state/release-state.ts'

/** A shop on this machine, in which one version of each front end is live. */
export interface ServedVersions {
  origin: string
  close: () => Promise<void>
}

/** Nobody waits for these pages, and the machine that releases is often busy. */
const RENDER_BUDGET_MS = 20_000
const WARM_TIMEOUT_MS = 60_000

async function copyVersion(files: VersionFiles, folder: string): Promise<void> {
  const copies = (await files.list()).map(async (file) => {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, await files.readBytes(file))
  })
  await Promise.all(copies)
}

/**
 * Serves versions of the shell and of remotes as the site does when they are live, from a copy, at a free port.
 * @param api origin of the backend
 */
export async function serveVersions(
  versions: readonly Candidate[],
  api: string,
): Promise<ServedVersions> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-shop-'))
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  // The site has to know its address before it is there.
  const server = await startLoopbackServer((request, response) => void handle(request, response))
  try {
    await Promise.all(
      versions.map(({ name, version, files }) =>
        copyVersion(files, path.join(folder, name, version)),
      ),
    )
    const context = {
      store: folderStore(folder),
      root: folder,
      frontEnds: [],
      getActor: () => 'gate',
      log: () => undefined,
    }
    const next = versions.reduce<ReleaseState>(
      (state, { name, version }) => promoteVersion(state, name, version),
      {},
    )
    await changeState(context, () => ({ action: 'promote', next, candidates: [] }))
    const site = await createSiteServer(folder, createLocalConfig(server.origin, api), {
      // The check of the server's pages has named these failures before.
      log: createLog({ service: 'site', level: 'silent', format: 'text' }),
      renderBudgetMs: RENDER_BUDGET_MS,
      renderLimits: {
        threads: 1,
        timeoutMs: 2 * RENDER_BUDGET_MS,
        dataTimeoutMs: RENDER_BUDGET_MS,
        warmTimeoutMs: WARM_TIMEOUT_MS,
      },
    })
    await site.ready()
    handle = (request, response) => site.server.emit('request', request, response)
    return {
      origin: server.origin,
      async close() {
        server.close()
        await site.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    server.close()
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
