import { LOCALES } from '@shop/contracts/rules/locale-files.ts'
import { fromMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import type { ReleaseStore } from 'release-store/release-store.ts'
import type { RenderLimits } from 'site/rendering/render-pool.ts'
import type { RenderedPage } from 'site/rendering/render-worker-messages.ts'

import { listPages, listSlotPages, readServerBuild } from '../rendering/list-pages.ts'
import {
  readRecordedResponses,
  type RecordedResponses,
  startJsonServer,
  toRequestKey,
} from '../rendering/recorded-responses.ts'
import { type PageFailure, type PageToRender, renderPages } from '../rendering/render-pages.ts'
import { type ReleaseState, servedVersions } from '../state/release-state.ts'
import type { Candidate } from './live-builds.ts'

export interface RenderFindings {
  /** Why it must not go live. Its pages can be left to the browser, if whoever releases it wants that. */
  failures: string[]
  /** Sentences for whoever releases it. */
  notes: string[]
}

interface RenderOptions {
  recorded?: RecordedResponses
  limits?: Partial<RenderLimits> | undefined
  /** Whether the machine is too busy for a time-out to tell anything. */
  isBusy?: (() => boolean) | undefined
}

const LANGUAGE_NAMES = { en: 'English', ar: 'Arabic' }

/**
 * Renders every page of a version on the server, in both languages, against recorded data: of a remote its own with each
 * shell of the release state, of a shell those of all remotes that do not go live with it.
 * @param live what is live now, where `state` is what would be
 */
export async function findRenderProblems(
  store: ReleaseStore,
  state: ReleaseState,
  candidate: Candidate,
  live: ReleaseState = state,
  options: RenderOptions = {},
): Promise<RenderFindings> {
  const { name, version } = candidate
  const served = state.shell ? servedVersions(state.shell) : []
  const failures: string[] = []
  const notes: string[] = []
  for (const shellVersion of name === 'shell' ? [version] : served) {
    const found = await renderWithShell(store, shellVersion, state, candidate, live, options)
    const isCanary = name !== 'shell' && shellVersion !== state.shell?.version
    failures.push(
      ...found.failures.map((failure) =>
        isCanary ? `With shell@${shellVersion}, which is a canary: ${failure}` : failure,
      ),
    )
    notes.push(...found.notes)
  }
  return { failures, notes: [...new Set(notes)] }
}

async function renderWithShell(
  store: ReleaseStore,
  shellVersion: string,
  state: ReleaseState,
  { name, version, files }: Candidate,
  live: ReleaseState,
  { recorded = readRecordedResponses(), limits, isBusy }: RenderOptions,
): Promise<RenderFindings> {
  const label = `${name}@${version}`
  const isShell = name === 'shell'
  const shellBuild = await readServerBuild(isShell ? files : store.files('shell', shellVersion))
  const notes: string[] = []
  if (shellBuild === null) {
    if (isShell) notes.push(describeMissing(label))
    return { failures: [], notes }
  }
  const builds: Record<string, string> = { shell: shellBuild }
  const pages: PageToRender[] = []
  for (const remote of isShell ? findUnchanged(state, live) : [{ name, version, files }]) {
    const own = 'files' in remote ? remote.files : store.files(remote.name, remote.version)
    const build = await readServerBuild(own)
    if (build !== null) {
      builds[remote.name] = build
      pages.push(...(await listPages(remote.name, remote.version, own, recorded.addresses)))
    } else if (!isShell) notes.push(describeMissing(label))
  }
  const [own] = pages
  if (!own) return { failures: [], notes }
  const owners = isShell ? [] : findOthers(state, name)
  const extended = (own.remote.entry.extras.extensions ?? []).length > 0 ? owners : []
  for (const owner of extended) {
    const files = store.files(owner.name, owner.version)
    const build = await readServerBuild(files)
    const list = await listPages(owner.name, owner.version, files, recorded.addresses)
    const slotPages = listSlotPages(list, own.remote)
    if (build === null || slotPages.length === 0) continue
    builds[owner.name] = build
    pages.push(...slotPages)
  }

  const missing = new Set<string>()
  const server = await startJsonServer(async (method, address) => {
    const key = toRequestKey(method, address)
    const response = recorded.responses[key]
    if (response) return response
    missing.add(key)
    return { status: 404, body: { message: 'This response is not recorded' } }
  })
  try {
    const failures = await renderPages({
      shellVersion,
      builds,
      pages,
      origin: server.origin,
      limits,
      isBusy,
      findFault: (page, { pattern, filler, isMarkdown }) =>
        // What fills a slot and fails leaves its place, and the page is its owner's.
        filler
          ? null
          : (isMarkdown ? findMarkdownFault : findFault)(
              page,
              missing.size === 0 && (pattern in recorded.addresses || !pattern.includes(':')),
            ),
    })
    const isOfOwner = ({ version: at }: PageFailure) =>
      extended.some((owner) => at === `${owner.name}@${owner.version}`)
    if (missing.size > 0) {
      notes.push(
        `${label} was rendered without data that is not recorded (${[...missing].toSorted().join(', ')}). To record it: npm run record-responses`,
      )
    }
    return {
      failures: failures
        .filter((failure) => !isOfOwner(failure))
        .map((failure) => describeFailure(failure, label)),
      notes,
    }
  } finally {
    server.close()
  }
}

/** The remotes beside one in a state. */
const findOthers = (state: ReleaseState, name: string) =>
  Object.entries(state)
    .filter(([other]) => other !== 'shell' && other !== name)
    .map(([other, { version }]) => ({ name: other, version }))

/** The live remotes that stay as they are: what goes live with a shell is rendered with it by itself. */
const findUnchanged = (state: ReleaseState, live: ReleaseState) =>
  Object.entries(state)
    .filter(([name, { version }]) => name !== 'shell' && live[name]?.version === version)
    .map(([name, { version }]) => ({ name, version }))

const describeMissing = (label: string) =>
  `${label} has no build for the server (${SERVER_BUILD}): its pages are left to the browser.`

/** @param isComplete whether all of its data is recorded */
function findFault({ redirect, html, status }: RenderedPage, isComplete: boolean): string | null {
  if (redirect !== null) return null
  if (isComplete && status >= 400) return `It answers ${status}: its routes do not have this page`
  const [, region = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const shown = region.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const hasPicture = /<(img|svg|video|canvas|input)\b/.test(shown)
  return hasPicture || shown.replaceAll(/<[^>]*>/g, '').trim() ? null : 'Its region is empty'
}

/** @param isComplete whether all of its data is recorded */
function findMarkdownFault({ redirect, html, status }: RenderedPage, isComplete: boolean) {
  if (redirect !== null || (status >= 400 && !isComplete)) return null
  if (status >= 400) return `It answers ${status}`
  // Code and addresses in angle brackets may look like elements.
  const text = html.replaceAll(/```.*?```|`[^`\n]*`|<https?:[^>]*>/gs, '')
  if (/(?<!\\)<\/?[a-z][^>]*>/i.test(text)) return 'Its Markdown has HTML in it'
  return /^# \S/m.test(html) ? null : 'Its Markdown is empty, or has no heading "# …"'
}

function describeFailure(
  { version, page, reason, isUnknown = false }: PageFailure,
  label: string,
): string {
  const languages =
    page &&
    LOCALES.filter((each) => page.languages.includes(each))
      .map((each) => LANGUAGE_NAMES[each])
      .join(' and ')
  const what = page ? `render ${page.url} (${languages})` : 'be loaded'
  // Nothing stands in for Markdown.
  const otherwise =
    page && fromMarkdownAddress(page.url) !== null
      ? 'then nobody gets it'
      : 'then its pages are left to the browser'
  const subject = version === label ? label : `${label}, with ${version},`
  if (isUnknown) {
    return (
      `The machine was too busy to tell whether ${subject} can ${what} on the server (${reason}). ` +
      `Repeat the command when it is less busy, or with --force: ${otherwise}.`
    )
  }
  return (
    `${subject} cannot ${what} on the server: ${reason}. ` +
    `Mend it and publish it again, or repeat the command with --force: ${otherwise}.`
  )
}
