import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { type Locale, LOCALES } from '@shop/contracts/rules/locale-files.ts'
import { toMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import {
  createRenderPool,
  DEFAULT_RENDER_LIMITS,
  type PageJob,
  RenderError,
  type RenderLimits,
  type RenderPool,
} from 'site/rendering/render-pool.ts'
import type { LiveRemote, RenderedPage } from 'site/rendering/render-worker-messages.ts'
import { toVersionName } from 'site/rendering/version-name.js'

/** Pages that fail before the others are left out: a version that cannot be rendered must not keep anybody waiting. */
const MAX_FAILURES = 3

/** Longer than the site's: nobody waits for these pages, and the machine that releases is often busy building. */
const RENDER_LIMITS: RenderLimits = {
  ...DEFAULT_RENDER_LIMITS,
  timeoutMs: 60_000,
  dataTimeoutMs: 50_000,
  warmTimeoutMs: 60_000,
}

/** A second thread takes longer to load the builds than it saves on few pages. */
const MAX_PAGES_OF_ONE_THREAD = 10

const MAX_LOAD_PER_CORE = 4

/** A page to render, in both languages. */
export interface PageToRender {
  remote: LiveRemote
  pattern: string
  /** Path and query. */
  url: string
  /** What fills the page's slots, and is looked at in place of the page itself. */
  filler?: LiveRemote
  /** Whether its Markdown is rendered in place of it. */
  isMarkdown?: boolean
}

/** A page that was not rendered. */
export interface PageFailure {
  /** Undefined for a version that cannot be loaded, or has broken its thread. */
  page?: { url: string; languages: Locale[] }
  /** `name@version` of the front end at fault. */
  version: string
  reason: string
  /** Whether the machine was too busy to tell. */
  isUnknown?: boolean
}

interface RenderRequest {
  shellVersion: string
  /** The text of the build for the server, by front end. */
  builds: Record<string, string>
  pages: readonly PageToRender[]
  /** The backend's address. */
  origin: string
  limits?: Partial<RenderLimits> | undefined
  /** Whether the machine is too busy for a time-out to tell anything; by default, its load says so. */
  isBusy?: (() => boolean) | undefined
  /** Says what is wrong with a page that was rendered; null for nothing. */
  findFault: (rendered: RenderedPage, page: PageToRender) => string | null
}

/** Renders pages as the site does. @returns those that fail; when many do, the first of them */
export async function renderPages(request: RenderRequest): Promise<PageFailure[]> {
  const { pages, shellVersion, builds } = request
  const used = pages.flatMap(({ remote, filler }) => [remote, ...(filler ? [filler] : [])])
  const remotes = [...new Map(used.map((remote) => [remote.name, remote])).values()]
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-render-'))
  try {
    await writeBuild(folder, 'shell', shellVersion, builds.shell)
    for (const { name, entry } of remotes) {
      await writeBuild(folder, name, entry.metadata.version, builds[name])
    }
    return await renderFolder(folder, request, remotes)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeBuild(folder: string, name: string, version: string, build = '') {
  const file = path.join(folder, name, version, SERVER_BUILD)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, build)
}

async function renderFolder(
  folder: string,
  {
    shellVersion,
    origin,
    limits: changed,
    pages,
    findFault,
    isBusy = isMachineBusy,
  }: RenderRequest,
  remotes: readonly LiveRemote[],
): Promise<PageFailure[]> {
  const threads = pages.length > MAX_PAGES_OF_ONE_THREAD ? 2 : 1
  const limits = { ...RENDER_LIMITS, threads, ...changed }
  const configuration = { config: createLocalConfig('http://localhost', origin), revision: '' }
  const failures = new Map<string, PageFailure>()
  const add = (
    version: string,
    reason: string,
    url?: string,
    language?: Locale,
    isUnknown = false,
  ) => {
    const summary = summarize(reason)
    const key = [version, summary, url].join(' ')
    const known = failures.get(key)
    if (known?.page && language) known.page.languages.push(language)
    if (known) return
    const page = url !== undefined && language ? { url, languages: [language] } : undefined
    failures.set(key, { version, reason: summary, ...(page && { page }), isUnknown })
  }
  const data = { folder, shellVersion, remotes, configuration, origins: [origin] }
  const pool = createRenderPool(data, limits, { onCrash: add })
  try {
    const isLoaded = await pool.warm()
    // A thread says what it cannot load by a message, which is sent before the result and may be received after it.
    await setImmediate()
    if (!isLoaded) {
      const shell = toVersionName('shell', shellVersion)
      add(shell, 'It could not be loaded in time', undefined, undefined, isBusy())
    }
    if (failures.size > 0) return [...failures.values()]
    const tasks = pages.flatMap((page) => LOCALES.map((language) => ({ page, language })))
    const renderAll = async () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        const { page, language } = task
        if (failures.size >= MAX_FAILURES) return
        const { remote: owner, url, filler, isMarkdown = false } = page
        const version = toVersionName(owner.name, owner.entry.metadata.version)
        const failure = await renderPage(
          pool,
          {
            ...{ url, owner, version, language, configuration, isMarkdown },
            ...(filler && { fillers: { remotes: [filler], allowed: [filler.name] } }),
          },
          { findFault: (rendered) => findFault(rendered, page), isBusy, limits },
        )
        if (!failure) continue
        add(
          failure.version,
          failure.reason,
          isMarkdown ? toMarkdownAddress(url) : url,
          language,
          failure.isUnknown,
        )
      }
    }
    await Promise.all(Array.from({ length: limits.threads }, renderAll))
    // An error after the last page of a thread is heard by then.
    await pool.warm()
    return [...failures.values()]
  } finally {
    await pool.close()
  }
}

async function renderPage(
  pool: RenderPool,
  job: PageJob,
  {
    findFault,
    isBusy,
    limits,
  }: {
    findFault: (rendered: RenderedPage) => string | null
    isBusy: () => boolean
    limits: RenderLimits
  },
): Promise<Omit<PageFailure, 'page'> | null> {
  const { version } = job
  const startedAt = performance.now()
  try {
    const rendered = await pool.render(job)
    const fault = rendered && findFault(rendered)
    return fault === null ? null : { version, reason: fault }
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    const { failure, message } = error
    // Another page has broken its thread, or there was none in time.
    if (!failure) return { version, reason: message, isUnknown: true }
    const isLate = performance.now() - startedAt >= limits.timeoutMs
    return { ...failure, isUnknown: isLate && isBusy() }
  }
}

/** Whether so many processes wait for each core that a time-out tells nothing of who makes it. */
const isMachineBusy = () => (loadavg()[0] ?? 0) > MAX_LOAD_PER_CORE * availableParallelism()

/** The first line, which says what has happened; a syntax error says it after the place. */
function summarize(reason: string): string {
  const lines = reason.split('\n')
  return (lines.find((line) => /^\w*(Error|Exception)\b/.test(line)) ?? lines[0] ?? '').trim()
}
