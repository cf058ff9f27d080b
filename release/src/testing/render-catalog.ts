import { SERVER_BUILD } from '@shop/release-format/version-files.js'

import { findRenderProblems } from '../checks/rendering.ts'
import { loadState } from '../state/stored-state.ts'
import { createReleaseContext } from './release-context.ts'
import { createRemoteFiles, createShellFiles, publishFiles } from './release-fixtures.ts'
import { shellServerBuild } from './server-builds.ts'

export const recorded = {
  addresses: { '/offer/:id': '/offer/summer' },
  answers: { 'GET /api/v1.0/offers?limit=2&page=1': { status: 200, body: ['Half price'] } },
}

/**
 * Publishes a catalogue with this build for the server, and renders it.
 * @param build null for none
 */
export async function renderCatalog(
  build: string | null,
  limits = {},
  paths = ['/shop', '/offer/:id'],
) {
  const { store } = await createReleaseContext()
  await publishFiles(store, 'shell', '9.0.0', {
    ...createShellFiles(),
    [SERVER_BUILD]: shellServerBuild,
  })
  await publishFiles(store, 'mfe-catalog', '9.0.0', {
    ...createRemoteFiles('mfe-catalog', paths),
    ...(build !== null && { [SERVER_BUILD]: build }),
  })
  const { state } = await loadState(store)
  const shell = { ...state.shell, version: '9.0.0' } as (typeof state)[string]
  const files = store.files('mfe-catalog', '9.0.0')
  const candidate = { name: 'mfe-catalog', version: '9.0.0', files } as const
  return findRenderProblems(store, { ...state, shell }, candidate, state, { recorded, limits })
}
