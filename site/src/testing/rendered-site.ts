import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { selectVersion } from '@shop/contracts/browser/traffic.ts'
import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'
import { DISCOVERY_SCHEMA } from '@shop/release-format/discovery-schema.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createTemporaryFolder, writeFiles } from '@shop/testing/temporary-folder.ts'
import { createLog } from 'monitoring/log.ts'
import { folderSiteFiles } from 'release-store/site-files.ts'

import { generateSite } from '../generate/generate-site.ts'
import { startLoopbackServer } from '../loopback-server.ts'
import { createSiteServer } from '../server/site-server.ts'
import { shellBuild } from './shell-build.ts'
import { createEntry, createMeta, renderedPageTemplate } from './site-fixtures.ts'

/** How caches keep a page that is the same for all who have the same cookies, and one of a visitor's own. */
export const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400'
export const OWN = 'private, no-cache'

/** A remote's build whose pages say this, and where they are. */
export const page = (text: string) => `exports.routes = ({ url }) => "${text} at " + url`

/** A remote's build without pages whose box on `/good` runs this. */
export const box = (body: string) => `exports.extensions = { box: async () => { ${body} } }`

/** A remote's build whose pages run this. */
export const running = (body: string) => `exports.routes = async ({ url, config }) => { ${body} }`

/** A remote's build whose page `/NAME`, with this text, is there in Markdown, too: what this runs. */
export const markdownOf = (body: string) =>
  `${page('Page')}; exports.markdown = { page: async ({ url, rendering }) => { ${body} } }`

/** What `box` fills. */
const extension = {
  ...{ key: 'box', slots: ['good.below'], order: 0, files: [] },
  height: { narrow: 300, wide: 200 },
}

interface Versions {
  shell?: string
  /** The version of each remote. */
  remote?: string
  /** Version 2.0.0 of a remote for half of the visitors: module by name. */
  canaries?: Record<string, string>
  /** Version of a shell for half of the visitors. */
  canaryShell?: string | undefined
  /** What versions declare, by `NAME@VERSION`. */
  origins?: Record<string, Origins>
}

type Origins = NonNullable<NonNullable<RemoteManifest['touches']>['origins']>

const CANARY = '2.0.0'

/** The number of a visitor who gets these versions, by front end, while half of the visitors get the canary of each. */
export function findVisitor(wanted: Record<string, string>): string {
  const versions = ['1.0.0', CANARY].map((version) => ({
    metadata: { version },
    deployment: { default: version !== CANARY, traffic: 50 },
  }))
  const ids = Array.from({ length: 200 }, (_, id) => String(id))
  const gets = (id: string, [name, version]: [string, string]) =>
    selectVersion(versions, id, name)?.metadata.version === version
  return ids.find((id) => Object.entries(wanted).every((each) => gets(id, each))) ?? ''
}

/** The versions of a front end whose files a page names. */
export const versionsIn = (body: string, name: string) => [
  ...new Set(
    [...body.matchAll(new RegExp(`/${name}/([^/]+)/`, 'g'))].map(([, version]) => version),
  ),
]

function pathsOf(name: string): string[] {
  const address = name.replace('mfe-', '/')
  return [address, `${address}/:id`, `${address}-private`]
}

/** Writes what is not there yet: a thread may be loading the same version, and must not find half of it. */
async function writeVersion(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const present = await readFile(path.join(folder, file), 'utf8').catch(() => null)
    if (present !== text) await writeFiles(folder, { [file]: text })
  }
}

/** Publishes a version of a remote, which is not live by that. @param owner whose pages it has: its own by default */
export async function publishRemote(
  folder: string,
  name: string,
  version: string,
  build = '',
  { origins = {}, owner = name }: { origins?: Origins; owner?: string } = {},
) {
  const { extras } = createEntry(name, pathsOf(owner), version)
  const manifest: RemoteManifest = {
    ...extras,
    name,
    entry: 'remoteEntry.js',
    exposes: ['./routes'],
    shared: {},
    budget: null,
    meta: {},
    noindex: [],
    touches: { origins },
  }
  await writeVersion(folder, {
    [`${name}/${version}/.server/render.cjs`]: build,
    [`${name}/${version}/remote.json`]: JSON.stringify(manifest),
  })
}

const templateOf = (shell: string) => renderedPageTemplate.replaceAll('1.0.0', shell)

/** Publishes a version of the shell, which is not live by that. */
export async function publishShell(folder: string, version: string): Promise<void> {
  await writeVersion(folder, {
    [`shell/${version}/.server/render.cjs`]: shellBuild.replaceAll('1.0.0', version),
    [`shell/${version}/index.html`]: templateOf(version),
  })
}

/**
 * Writes a release folder with builds for the server, and makes them live.
 * @param builds module by name of the remote: its `routes` is a function that returns a page's content. The remote `mfe-x` owns `/x`, `/x/:id` and `/x-private`, which is not indexed.
 */
export async function releaseRendered(
  folder: string,
  builds: Record<string, string>,
  { shell = '1.0.0', remote = '1.0.0', canaries = {}, canaryShell, origins = {} }: Versions = {},
): Promise<void> {
  await publishShell(folder, shell)
  if (canaryShell !== undefined) await publishShell(folder, canaryShell)
  const names = Object.keys(builds)
  for (const name of names) await publishRemote(folder, name, remote, builds[name])
  for (const [name, build] of Object.entries(canaries)) {
    await publishRemote(folder, name, CANARY, build)
  }
  const toEntry = (name: string, version: string, build = ''): DiscoveryEntry => {
    const { extras, ...entry } = createEntry(name, pathsOf(name), version)
    const [path = ''] = pathsOf(name)
    const more = {
      origins: origins[`${name}@${version}`],
      slots: { [path]: [`${path.slice(1)}.below`] },
    }
    const markdown = build.includes('exports.markdown') ? [path] : []
    const skeletons = build.includes('exports.skeleton') ? { [path]: 'list' } : undefined
    const extensions = build.startsWith('exports.extensions') ? [extension] : []
    return { ...entry, extras: { ...extras, ...more, extensions, markdown, skeletons } }
  }
  const entriesOf = (name: string): DiscoveryEntry[] => {
    const live = toEntry(name, remote, builds[name])
    if (canaries[name] === undefined) return [live]
    const canary = toEntry(name, CANARY, canaries[name])
    return [live, { ...canary, deployment: { default: false, traffic: 50 } }]
  }
  const entries = names.map((name) => [name, entriesOf(name)] as const)
  await generateSite(folderSiteFiles(folder), {
    discovery: { schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(entries) },
    versions: { shell: [shell] },
    template: templateOf(shell),
    canary:
      canaryShell === undefined
        ? null
        : { version: canaryShell, traffic: 50, template: templateOf(canaryShell) },
    readRemotePages: async (name) => ({
      meta: Object.fromEntries(pathsOf(name).map((pattern) => [pattern, createMeta(pattern)])),
      noindex: pathsOf(name).slice(-1),
    }),
  })
}

/** On a busy machine, a version that loads too slowly would be left to the browser for a minute. Two threads start sooner. */
const PATIENT_LIMITS = {
  threads: 2,
  timeoutMs: 60_000,
  dataTimeoutMs: 50_000,
  warmTimeoutMs: 60_000,
}

type SiteOptions = NonNullable<Parameters<typeof createSiteServer>[2]>

const created: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of created.splice(0).reverse()) await close()
})

/**
 * Serves remotes that are rendered on the server, until the test ends.
 * @param builds as in `releaseRendered`
 * @param handle handles requests to the API
 */
export async function serveRendered(
  builds: Record<string, string>,
  handle: RequestListener = (_request, response) => void response.end('{}'),
  options: SiteOptions = {},
) {
  const folder = await createTemporaryFolder()
  const api = await startLoopbackServer(handle)
  created.push(() => api.close())
  await releaseRendered(folder, builds)
  const lines: string[] = []
  const waiting: (() => void)[] = []
  const app = await createSiteServer(folder, createLocalConfig('http://localhost', api.origin), {
    testers: 'everybody',
    // Only tests about time depend on the machine's.
    renderBudgetMs: 60_000,
    log: createLog({
      service: 'site',
      level: 'warn',
      format: 'json',
      write(line) {
        lines.push((JSON.parse(line) as { msg: string }).msg)
        for (const resolve of waiting.splice(0)) resolve()
      },
    }),
    ...options,
    renderLimits: { ...PATIENT_LIMITS, ...options.renderLimits },
  })
  created.push(() => app.close())
  return {
    folder,
    api,
    app,
    /** The messages of the log. */
    lines,
    /** Waits until this many lines are logged. */
    async untilLogged(count: number) {
      while (lines.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    async get(url: string, headers: Record<string, string> = {}) {
      // Injected requests alone leave no time to what threads and the API say.
      await setImmediate()
      const response = await app.inject({ url, headers })
      const { statusCode: status, body } = response
      return {
        response,
        status,
        body,
        rendered: / data-rendered-lang=".."(?! data-layout)/.test(body),
      }
    },
  }
}
