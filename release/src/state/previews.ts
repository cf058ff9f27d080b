import { randomBytes } from 'node:crypto'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import {
  findPreview,
  parsePreviews,
  type Previews,
  PREVIEWS_FILE,
  selectLiving,
} from 'release-store/previews.ts'
import { ConflictError, type ReleaseStore } from 'release-store/release-store.ts'

import type { ReleaseContext } from '../context.ts'
import { settle } from './settle-site.ts'

/** How often a change is made anew because others have released, or changed a preview, meanwhile. */
const MAX_ATTEMPTS = 10

const KEY_BYTES = 16

/** The previews that have not ended. @throws ReleaseError when their file is damaged */
export async function readPreviews(store: ReleaseStore): Promise<Previews> {
  const text = await store.readSiteFile(PREVIEWS_FILE)
  try {
    return selectLiving(parsePreviews(text), new Date())
  } catch {
    throw new ReleaseError(
      `${PREVIEWS_FILE} of the release folder is damaged, and was not changed. Restore it from a backup, or replace it by {}, which ends all previews.`,
    )
  }
}

/**
 * Changes the previews by the conditional write that changes what is live: of two changes at once the later one is made again,
 * and a version that `prune` removes meanwhile is seen. What is live stays as it is.
 * @param change makes them of the living ones; nothing changes when it throws
 */
export async function changePreviews(
  context: ReleaseContext,
  change: (living: Previews) => Previews | Promise<Previews>,
): Promise<Previews> {
  const { store } = context
  for (let attempt = 1; ; attempt++) {
    await settle(context)
    const { text, revision } = await store.readState()
    if (text === null) throw new ReleaseError('Nothing is live yet. Promote a shell first.')
    const next = await change(await readPreviews(store))
    try {
      const file = `${JSON.stringify(next, null, 2)}\n`
      await store.commit(text, { [PREVIEWS_FILE]: file }, revision)
      return next
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** What is said of a preview when it is made or changed. */
export interface PreviewChange {
  versions: Readonly<Record<string, string>>
  until: Date
  by: string
}

/** @throws ReleaseError that lists the living previews */
export function requirePreview(living: Previews, name: string) {
  const preview = findPreview(living, name)
  if (preview) return preview
  const names = Object.keys(living).join(', ')
  throw new ReleaseError(`There is no preview ${name}. There are: ${names || 'none'}.`)
}

/** @throws ReleaseError for a preview that nobody may change */
function assertUnlocked(living: Previews, name: string): void {
  if (!findPreview(living, name)?.locked) return
  throw new ReleaseError(
    `The preview ${name} is locked: it stays as it is until it ends. Choose another name, or end it: preview end ${name}`,
  )
}

/** Makes a preview, or changes the versions and the end of the living one of this name, whose link stays. */
export function putPreview(
  living: Previews,
  name: string,
  { versions, until, by }: PreviewChange,
): Previews {
  assertUnlocked(living, name)
  const preview = findPreview(living, name) ?? {
    key: randomBytes(KEY_BYTES).toString('hex'),
    versions: {},
    madeAt: new Date().toISOString(),
    madeBy: by,
    locked: false,
  }
  const changed = { ...preview.versions, ...versions }
  return { ...living, [name]: { ...preview, versions: changed, until: until.toISOString() } }
}

/** Adds versions to a preview. */
export function addVersions(
  living: Previews,
  name: string,
  versions: PreviewChange['versions'],
): Previews {
  const { until, madeBy } = requirePreview(living, name)
  return putPreview(living, name, { versions, until: new Date(until), by: madeBy })
}

/** Lets nobody change the versions of a preview any more. */
export const lockPreview = (living: Previews, name: string): Previews => ({
  ...living,
  [name]: { ...requirePreview(living, name), locked: true },
})

/** Ends a preview: its link is of no use any more, nor is one that is made under its name later the same. */
export function endPreview(living: Previews, name: string): Previews {
  requirePreview(living, name)
  const { [name]: _ended, ...others } = living
  return others
}
