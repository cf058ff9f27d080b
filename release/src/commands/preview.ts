import { PREVIEW_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { DamageError, ReleaseError } from '@shop/release-format/release-error.ts'
import { formatPreviewToken, type Preview } from 'release-store/previews.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { isStaticPattern } from 'site/path-patterns.ts'

import { findDamage } from '../build/integrity.ts'
import { readRemoteManifest } from '../build/manifests.ts'
import type { Subject, Version } from '../cli/parsers.ts'
import type { ReleaseContext } from '../context.ts'
import { formatMinute } from '../format-minute.ts'
import { assertPublished } from '../published.ts'
import {
  addVersions,
  changePreviews,
  endPreview,
  lockPreview,
  putPreview,
  readPreviews,
  requirePreview,
} from '../state/previews.ts'
import { syncSite } from '../state/settle-site.ts'
import { publishVersion } from './publish.ts'

const DAY_MS = 86_400_000
const MAX_NAME_LENGTH = 50

const LOCAL_NOTE =
  'The link leads to this machine. For others, name the shop: --site https://shop.example, or SITE_URL.'

interface LinkOptions {
  /** Address of the shop; by default what the environment says. */
  site?: string | undefined
  json?: boolean | undefined
}

export interface PreviewOptions extends LinkOptions {
  /** The front ends to show; the current sources, or the folder `from`, are published where no version is named. */
  subjects: readonly Subject[]
  from?: string | undefined
  /** By default that of the first front end and its version. */
  name?: string | undefined
  days: number
}

/** The output of `preview --json`. */
interface PreviewReport extends Pick<Preview, 'versions' | 'until' | 'madeBy' | 'locked'> {
  name: string
  url: string
  /** Sentences of what was published. */
  notes: string[]
}

/**
 * Publishes what is not published yet, and prints one link that shows it in the whole shop.
 * @throws ReleaseError when a version is not published, or a preview of this name is locked
 */
export async function preview(context: ReleaseContext, options: PreviewOptions): Promise<void> {
  const { subjects, from, days } = options
  const notes: string[] = []
  const log = options.json ? (line: string) => void notes.push(line) : context.log
  if (from !== undefined && (subjects.length !== 1 || subjects[0]?.version !== undefined)) {
    throw new ReleaseError('--from is for one front end without a version: preview NAME --from DIR')
  }
  const toSite = await prepareLink(context.store, options)
  const chosen: Version[] = []
  for (const { name, version } of subjects) {
    const publication = { name, from, ahead: true, reuse: true }
    const published = version ?? (await publishVersion({ ...context, log }, publication))
    chosen.push({ name, version: published })
  }
  if (subjects.some(({ version }) => version === undefined)) await syncSite(context)
  const name = options.name ?? nameOf(chosen)
  const until = new Date(Date.now() + days * DAY_MS)
  const by = context.getActor()
  const next = await changePreviews(context, async (living) => {
    await assertUsable(context.store, chosen)
    return putPreview(living, name, { versions: toRecord(chosen), until, by })
  })
  print(context, { name, notes, ...requirePreview(next, name) }, await toSite(chosen), options)
}

/** Adds versions to a preview, whose link and end stay. */
export async function addToPreview(
  context: ReleaseContext,
  options: LinkOptions & { name: string; versions: readonly Version[] },
): Promise<void> {
  const { name, versions } = options
  const toSite = await prepareLink(context.store, options)
  const next = await changePreviews(context, async (living) => {
    await assertUsable(context.store, versions)
    return addVersions(living, name, toRecord(versions))
  })
  print(
    context,
    { name, notes: [], ...requirePreview(next, name) },
    await toSite(versions),
    options,
  )
}

/** Withdraws the link of a preview; those of others stay. */
export async function endPreviewOf(
  context: ReleaseContext,
  { name }: { name: string },
): Promise<void> {
  await changePreviews(context, (living) => endPreview(living, name))
  context.log(`The preview ${name} has ended: whoever opens its link, or is in it, is told so.`)
}

/** Lets nobody change the versions of a preview any more. */
export async function lockPreviewOf(
  context: ReleaseContext,
  { name }: { name: string },
): Promise<void> {
  await changePreviews(context, (living) => lockPreview(living, name))
  context.log(`The preview ${name} is locked: it stays as it is until it ends.`)
}

/** Lists the previews that have not ended, without their links. */
export async function listPreviews(
  { store, log }: ReleaseContext,
  { json = false }: { json?: boolean },
): Promise<void> {
  const living = Object.entries(await readPreviews(store))
  const reports = await Promise.all(
    living.map(async ([name, { key: _key, ...facts }]) => ({
      name,
      ...facts,
      lastOpened: await store.readOpened(name),
    })),
  )
  if (json) return log(JSON.stringify(reports, null, 2))
  if (reports.length === 0) log('There are no previews. To make one: preview NAME')
  for (const { name, versions, until, madeAt, madeBy, locked, lastOpened } of reports) {
    const opened = lastOpened === null ? 'not opened yet' : `opened last ${toMinute(lastOpened)}`
    const facts = [`until ${toMinute(until)}`, ...(locked ? ['locked'] : []), opened]
    log(`${name}: ${describeVersions(versions)}`)
    log(`  ${facts.join(', ')}; made by ${madeBy}, ${toMinute(madeAt)}`)
  }
}

const toRecord = (versions: readonly Version[]): Record<string, string> =>
  Object.fromEntries(versions.map(({ name, version }) => [name, version]))

const toMinute = (iso: string) => `${formatMinute(iso)} UTC`

const describeVersions = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions)
    .map((each) => each.join('@'))
    .join(', ') || 'the live versions, and any published one by ?mf='

function nameOf([first]: readonly Version[]): string {
  const text = first
    ? `${first.name.replace('mfe-', '')}-${first.version}`
    : `testers-${Date.now()}`
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
}

/** @throws ReleaseError for a version that is not published, DamageError for one that cannot be served */
async function assertUsable(store: ReleaseStore, versions: readonly Version[]): Promise<void> {
  for (const { name, version } of versions) {
    await assertPublished(store, name, version)
    const damage = await findDamage(store, name, version)
    if (damage !== null) throw new DamageError(`${name}@${version}: ${damage}. Publish it again.`)
  }
}

/**
 * Reads where links lead, before anything is published.
 * @returns a function that returns the page of the shop on which a link leads to these versions
 * @throws ReleaseError without a usable address
 */
async function prepareLink(
  store: ReleaseStore,
  { site }: LinkOptions,
  env: NodeJS.ProcessEnv = process.env,
) {
  const address = site ?? (env.SITE_URL || `http://localhost:${env.PORT || 3000}`)
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new ReleaseError(`${address} is not an address such as https://shop.example.`)
  }
  return async (versions: readonly Version[]): Promise<URL> => {
    const page = new URL(address)
    const remote = versions.find(({ name }) => name !== 'shell')
    if (page.pathname !== '/' || !remote) return page
    const { paths } = await readRemoteManifest(store.files(remote.name, remote.version))
    page.pathname = paths.find(isStaticPattern) ?? '/'
    return page
  }
}

type Printed = Preview & Pick<PreviewReport, 'name' | 'notes'>

function print({ log }: ReleaseContext, printed: Printed, page: URL, { json }: LinkOptions): void {
  const { name, versions, until, madeBy, locked } = printed
  const isLocal = page.hostname === 'localhost'
  const notes = [...printed.notes, ...(isLocal ? [LOCAL_NOTE] : [])]
  page.searchParams.set(PREVIEW_PARAMETER, formatPreviewToken(name, printed))
  const report: PreviewReport = { name, url: page.href, until, versions, madeBy, locked, notes }
  if (json) return log(JSON.stringify(report, null, 2))
  log(page.href)
  if (isLocal) log(LOCAL_NOTE)
  log(`The preview ${name} shows ${describeVersions(versions)} until ${toMinute(until)}.`)
  log(`To end it: preview end ${name}`)
}
