import { isUrl, isVersion, type Overrides } from '@shop/contracts/browser/overrides.ts'
import { cookieNames, sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { isRemoteName } from '@shop/contracts/rules/remote-name.ts'
import { remoteManifestSchema } from '@shop/contracts/wire/remote-manifest.ts'
import { getConfig } from '@shop/kernel/config'
import { fetchJson } from '@shop/kernel/http'
import { safeSessionStorage } from '@shop/kernel/storage'
import { toAllowedUrl } from '@shop/remotes/origin-allowlist.ts'
import * as z from 'zod/mini'

import type { LiveRemote } from '../remotes/discovery.ts'
import { tellServerOnUnload } from '../remotes/tell-server.ts'
import { getShellVersion } from '../report/report.ts'
import { loadStartupFile } from '../startup/load-startup-file.ts'
import { OverrideError, toOverrideError } from './override-error.ts'

const overrideManifestSchema = z.pick(remoteManifestSchema, {
  name: true,
  kernel: true,
  entry: true,
  paths: true,
  extensions: true,
})

export interface ResolvedOverrides {
  /** The live remotes with the overrides in their places. */
  remotes: LiveRemote[]
  /** Overrides in effect. */
  active: Overrides
  /** The reason, by name of the remote whose override could not be used. */
  rejected: ReadonlyMap<string, OverrideError>
}

const notPermitted = () =>
  new OverrideError('notPermitted', 'only testers may run a release that is not live')

/** Has the server render the next page of this tab with its overrides. */
export function tellServerOfOverrides(): void {
  tellServerOnUnload(
    cookieNames.overrides,
    () => safeSessionStorage.read(sessionStorageKeys.overrides) ?? '',
  )
}

/** Whether this browser may run other releases: the site shows its versions to testers only. */
async function fetchPermission(): Promise<boolean> {
  try {
    return (await fetch('/versions.json')).ok
  } catch {
    return true
  }
}

/** @throws OverrideError that says what an override must look like */
function assertOverride(name: string, release: string): void {
  if (!isRemoteName(name)) {
    throw new OverrideError('invalid', `${name} is not the name of a remote, such as mfe-catalog`)
  }
  if (isUrl(release) || isVersion(release)) return
  throw new OverrideError(
    'invalid',
    release === ''
      ? 'the version is missing, such as 1.0.0-0123456789'
      : `${release} is neither a version nor an address that begins with http`,
  )
}

/** @throws OverrideError when the shop loads no remotes from there */
function toPermittedUrl(url: string): string {
  try {
    return toAllowedUrl(url, getConfig())
  } catch (error) {
    throw new OverrideError('notAllowed', error instanceof Error ? error.message : '', url)
  }
}

const toFolderUrl = (name: string, release: string) =>
  toPermittedUrl(isUrl(release) ? `${release.replace(/\/+$/, '')}/` : `/${name}/${release}/`)

/** @throws OverrideError */
async function loadManifest(name: string, folder: string) {
  const url = new URL('remote.json', folder).href
  const content = await loadStartupFile(url, fetchJson).catch(async (error: unknown) => {
    throw await toOverrideError(error, url)
  })
  const { data, error } = overrideManifestSchema.safeParse(content)
  if (error) {
    const fields = error.issues.map((issue) => issue.path.join('.') || 'all of it')
    const message = `${url} does not describe a remote; wrong are: ${fields.join(', ')}`
    throw new OverrideError('wrongFormat', message, url)
  }
  if (data.name !== name) throw new OverrideError('wrongFormat', `${folder} is ${data.name}`, url)
  return data
}

async function loadOverride(
  name: string,
  release: string,
  isPermitted: () => Promise<boolean>,
): Promise<LiveRemote> {
  assertOverride(name, release)
  const folder = toFolderUrl(name, release)
  if (!(await isPermitted())) throw notPermitted()
  const { entry, paths, kernel, extensions } = await loadManifest(name, folder)
  const url = toPermittedUrl(new URL(entry, folder).href)
  const site = `${window.location.origin}/`
  return {
    name,
    entry: {
      // The path of a release of this site, as the server and the discovery file name it.
      url: url.startsWith(site) ? url.slice(site.length - 1) : url,
      metadata: { version: release },
      extras: { paths, kernel, preload: [], pages: {}, ...(extensions && { extensions }) },
    },
  }
}

/** A shell is chosen by the site, with the page. @throws OverrideError that says why it is not this one */
function assertServedShell(release: string, isPermitted: boolean): void {
  if (release === getShellVersion()) return
  if (!isPermitted) throw notPermitted()
  throw new OverrideError(
    'invalid',
    isVersion(release)
      ? `the site has sent another one: ${release} is not published, or this page was sent before it was asked for`
      : `${release} is not a version, such as 1.0.0-0123456789`,
  )
}

/** Replaces live remotes by the requested releases. A release that cannot be used is rejected, and the live one stays. */
export async function resolveOverrides(
  live: readonly LiveRemote[],
  requested: Overrides,
): Promise<ResolvedOverrides> {
  const found = new Map<string, LiveRemote>()
  const active = new Map<string, string>()
  const rejected = new Map<string, OverrideError>()
  let permission: Promise<boolean> | undefined
  const isPermitted = () => (permission ??= fetchPermission())
  const applyOverride = async ([name, release]: [string, string]) => {
    try {
      if (name === 'shell') assertServedShell(release, await isPermitted())
      else found.set(name, await loadOverride(name, release, isPermitted))
      active.set(name, release)
    } catch (error) {
      const reason =
        error instanceof OverrideError ? error : new OverrideError('invalid', String(error))
      console.warn(`${name}@${release} is not used (${reason.problem}): ${reason.message}`)
      rejected.set(name, reason)
    }
  }
  await Promise.all([...requested].map(applyOverride))
  // They come first: paths that have moved are theirs, as on the server.
  const asked = [...requested.keys()].flatMap((name) => found.get(name) ?? [])
  const others = live.filter(({ name }) => !found.has(name))
  return { remotes: [...asked, ...others], active, rejected }
}
