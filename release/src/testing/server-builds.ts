import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'

import { findRenderProblems } from '../checks/rendering.ts'
import { promoteVersion, type ReleaseState } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'
import { createReleaseContext } from './release-context.ts'
import { createRemoteFiles, createShellFiles, publishFiles } from './release-fixtures.ts'

/**
 * A shell's build for the server whose pages are what the routes of their remotes return: `routes` of a remote's build is
 * a function of an address, by path.
 */
export const shellServerBuild = `
  let config
  exports.sharedModules = {}
  exports.start = async (value) => { config = value }
  exports.render = async ({ url, owner, loadRoutes, fillers }) => {
    const { status, html } = await loadRoutes(owner)({ url, config, language: renderHost.currentRendering().language })
    for (const remote of fillers.remotes)
      await fillers.run(remote.name, async () => fillers.loadExtensions(remote).box()).catch(() => {})
    fillers.enter(null)
    if (status !== undefined) renderHost.currentRendering().status = status
    return { redirect: null, head: '', styles: '', data: '{}', html: '<header>Shop</header><main id="main">' + html + '</main>' }
  }
  exports.renderMarkdown = async ({ url, owner, loadMarkdown }) => {
    const html = await loadMarkdown(owner)[url]({ language: renderHost.currentRendering().language })
    return { redirect: null, head: '', styles: '', data: '', html }
  }`

/** A remote's build for the server whose page is what this body of a function returns: `{ html }` of `{ url, config, language }`. */
export const remoteServerBuild = (body: string, module = '') =>
  `${module}; exports.routes = async ({ url, config, language }) => { ${body} }`

export const recorded = {
  addresses: { '/offer/:id': '/offer/summer' },
  responses: { 'GET /api/v1.0/offers?limit=2&page=1': { status: 200, body: ['Half price'] } },
}

const slot = 'agents.below'

/**
 * Publishes agents whose page has a slot, and a catalogue that fills it by what this body of a function does, and renders the
 * catalogue.
 * @param page what the agents' page does
 */
export async function renderExtension(
  body: string,
  page = 'return { html: "Agents" }',
  limits = {},
) {
  const { store } = await createReleaseContext()
  const extensions = [
    { key: 'box', slots: [slot], order: 0, height: { narrow: 1, wide: 1 }, files: [] },
  ]
  const builds: [FrontEnd, Record<string, string>, string][] = [
    ['shell', createShellFiles(), shellServerBuild],
    [
      'mfe-agents',
      createRemoteFiles('mfe-agents', ['/agents'], { slots: { '/agents': [slot] } }),
      remoteServerBuild(page),
    ],
    [
      'mfe-catalog',
      createRemoteFiles('mfe-catalog', ['/shop'], { extensions }),
      remoteServerBuild(
        'return { html: "Shop" }',
        `exports.extensions = { box: async () => { ${body} } }`,
      ),
    ],
  ]
  for (const [name, files, build] of builds) {
    await publishFiles(store, name, '9.0.0', { ...files, [SERVER_BUILD]: build })
  }
  const state = builds.reduce<ReleaseState>(
    (changed, [name]) => promoteVersion(changed, name, '9.0.0'),
    {},
  )
  const files = store.files('mfe-catalog', '9.0.0')
  const candidate = { name: 'mfe-catalog', version: '9.0.0', files } as const
  const options = { recorded, limits, isBusy: () => false }
  return findRenderProblems(store, state, candidate, state, options)
}

/**
 * Publishes a catalogue with this build for the server, and renders it.
 * @param build null for none
 */
export async function renderCatalog(
  build: string | null,
  limits = {},
  paths = ['/shop', '/offer/:id'],
  isBusy = false,
  markdown: string[] = [],
) {
  const { store } = await createReleaseContext()
  await publishFiles(store, 'shell', '9.0.0', {
    ...createShellFiles(),
    [SERVER_BUILD]: shellServerBuild,
  })
  await publishFiles(store, 'mfe-catalog', '9.0.0', {
    ...createRemoteFiles('mfe-catalog', paths, { markdown }),
    ...(build !== null && { [SERVER_BUILD]: build }),
  })
  const { state } = await loadState(store)
  const shell = { ...state.shell, version: '9.0.0' } as (typeof state)[string]
  const files = store.files('mfe-catalog', '9.0.0')
  const candidate = { name: 'mfe-catalog', version: '9.0.0', files } as const
  return findRenderProblems(store, { ...state, shell }, candidate, state, {
    recorded,
    limits,
    isBusy: () => isBusy,
  })
}
