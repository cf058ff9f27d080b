import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { LRUCache } from 'lru-cache'

import {
  toArabicPage,
  toRemotePage,
  toShellPage,
  toStandalonePage,
  withoutOwnAddress,
} from '../page-template.ts'
import type { RemoteAddresses } from '../remote-addresses.ts'
import { composeLayout, composePage, toLanguage } from '../rendering/compose-page.ts'
import type { PageRenderer } from '../rendering/page-renderer.ts'
import { RenderError } from '../rendering/render-pool.ts'
import type { SiteMetrics } from '../site-metrics.ts'
import { withBrand } from './brand-html.ts'
import { hashInlineScripts } from './content-security-policy.ts'
import { encodeBody } from './encoded-body.ts'
import { fillPlaceholders } from './html-placeholders.ts'
import { linkMarkdown, withMarkdownLink } from './markdown-links.ts'
import { createPageCache, type PageKind, type PageResponse, toTemplateKey } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import { withPreviewBar } from './preview-bar.ts'
import { toRendering } from './resolve-page.ts'

/** More than all live versions have, in both languages. */
const MAX_TEMPLATES = 500

interface Template {
  html: string
  inlineScripts: readonly string[]
}

interface Options {
  isReadable: (file: string) => boolean
  renderer: PageRenderer | null
  budgetMs: number
  addresses: RemoteAddresses
  metrics: Pick<SiteMetrics, 'countPage' | 'countLookup'>
}

/**
 * Waits for a page within the visitor's budget, and else for what stands in for it.
 * @param page undefined when it has failed
 * @param getFallback called when half of the budget is over, or the page has failed
 * @returns undefined when neither is there in time. Failures are logged where they happen.
 */
function withinBudget<Result>(
  page: Promise<Result | undefined>,
  getFallback: () => Promise<Result | undefined>,
  budgetMs: number,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    let fallback: Result | undefined
    let pending: Promise<void> | undefined
    const loadFallback = () =>
      (pending ??= getFallback().then(
        (result) => void (fallback = result),
        () => undefined,
      ))
    const half = setTimeout(() => void loadFallback(), budgetMs / 2)
    const end = setTimeout(() => settle(fallback), budgetMs)
    function settle(result: Result | undefined) {
      clearTimeout(half)
      clearTimeout(end)
      resolve(result)
    }
    const settleWithFallback = () => void loadFallback().then(() => settle(fallback))
    page.then((result) => (result ? settle(result) : settleWithFallback()), settleWithFallback)
  })
}

/** Finds the response of a page: rendered if it can be in time, else the shell around its place. */
export function createPageResponses(
  folder: string,
  config: RuntimeConfig,
  { isReadable, renderer, budgetMs, addresses, metrics }: Options,
) {
  const templates = new LRUCache<string, Template>({ max: MAX_TEMPLATES })

  /** The page that the browser fills by itself. */
  async function readHtml({ page, isOfLanguage, isFurther, preview, configuration }: PageSource) {
    if (!isReadable(page.file)) return undefined
    const built = await readFile(path.join(folder, page.file), 'utf8')
    const fill = (html: string) =>
      withBrand(fillPlaceholders(html, configuration.config), configuration.config, config)
    if (page.kind === 'standalone') return fill(toStandalonePage(built, page.remote))
    // The page of a shell that is not live is as it was built.
    let html = toShellPage(built)
    if (page.kind === 'page' && page.ungenerated) {
      const { entry, pattern } = page.ungenerated
      html = toRemotePage(html, entry, pattern)
    }
    if (isOfLanguage) html = toArabicPage(html)
    if (isFurther) html = withoutOwnAddress(html)
    if (preview) html = withPreviewBar(html, preview)
    return addresses.movePage(fill(html))
  }

  /** Read once for each configuration: the files of a version never change, and rendering may be asked for hundreds of times a second. */
  async function findTemplate(source: PageSource): Promise<Template | undefined> {
    const key = toTemplateKey(source)
    const known = templates.get(key)
    if (known) return known
    const html = await readHtml(source)
    if (html === undefined) return undefined
    const template = { html, inlineScripts: hashInlineScripts(html) }
    templates.set(key, template)
    return template
  }

  async function createMarkdown(source: PageSource): Promise<PageResponse | undefined> {
    const { page, url, language, configuration, visitor } = source
    const rendering = toRendering(page)
    if (!renderer || !rendering) return undefined
    const request = { url, language, configuration, visitor, ...rendering, fillers: [] }
    // An older shell has none.
    const none = { html: '', status: 404, redirect: null }
    const content = (await renderer.render({ ...request, isMarkdown: true })) ?? none
    const { html, status, redirect } = content
    const body = await encodeBody(linkMarkdown(html, source, config.siteUrl))
    return { kind: 'markdown', body, status, redirect, inlineScripts: [] }
  }

  async function createResponse(
    kind: PageKind,
    source: PageSource,
  ): Promise<PageResponse | undefined> {
    if (kind === 'markdown') return createMarkdown(source)
    const { page, status, url, language, configuration, visitor } = source
    const template = await findTemplate(source)
    if (!template) return undefined
    const { html, inlineScripts } = template
    const response = { kind, status, redirect: null, inlineScripts }
    const rendering = toRendering(page)
    if (kind === 'unrendered' || !renderer || !rendering) {
      return { ...response, body: await encodeBody(toLanguage(html, language)) }
    }
    const request = { url, language, configuration, visitor, ...rendering }
    if (kind === 'layout') {
      const layout = await renderer.render({ ...request, owner: null, fillers: [], isLayout: true })
      if (!layout) return undefined
      return { ...response, body: await encodeBody(composeLayout(html, layout, source)) }
    }
    const content = await renderer.render(request)
    if (!content) return undefined
    const { redirect } = content
    const text =
      redirect === null ? composePage(html, withMarkdownLink(content, source, config), source) : ''
    return {
      ...response,
      body: await encodeBody(text),
      status: status === 200 ? content.status : status,
      redirect,
    }
  }

  const find = createPageCache(createResponse)

  async function findRendered(source: PageSource): Promise<PageResponse | undefined> {
    const { response, freshness } = find('rendered', source)
    metrics.countLookup(freshness)
    if (freshness !== 'miss') return response
    return withinBudget(response, () => find('layout', source).response, budgetMs)
  }

  /** Undefined when it fails, which has been logged: nothing stands in for it. */
  async function findMarkdown(source: PageSource): Promise<PageResponse | undefined> {
    const { response, freshness } = find('markdown', source)
    metrics.countLookup(freshness)
    try {
      return await response
    } catch (error) {
      if (error instanceof RenderError) return undefined
      throw error
    }
  }

  async function findPage(source: PageSource, mayRender: boolean) {
    const isRendered = mayRender && renderer && toRendering(source.page) !== null
    const rendered = isRendered ? await findRendered(source) : undefined
    return rendered ?? find('unrendered', source).response
  }

  /**
   * @param mayRender false leaves the page to the browser
   * @returns undefined when the page's file cannot be read, or its Markdown fails
   */
  return async (source: PageSource, mayRender: boolean): Promise<PageResponse | undefined> => {
    const response = await (source.markdown?.isAsked
      ? findMarkdown(source)
      : findPage(source, mayRender))
    if (response) metrics.countPage(response.kind)
    return response
  }
}
