import {
  formatOverrides,
  OVERRIDE_PARAMETER,
  type Overrides,
  parseOverrides,
} from '@shop/contracts/browser/overrides.ts'
import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { safeSessionStorage } from '@shop/kernel/storage'

/** Persists overrides for this tab only, so that they do not outlive the test. An empty map removes them. */
export function persistOverrides(overrides: Overrides): void {
  safeSessionStorage.write(
    sessionStorageKeys.overrides,
    overrides.size === 0 ? null : formatOverrides(overrides),
  )
}

/** The versions of the preview that this page is a part of, as the site's bar says; null outside of one. */
export function getPreviewVersions(): Overrides | null {
  if (typeof document === 'undefined') return null
  const versions = document.querySelector<HTMLElement>('[data-preview]')?.dataset.preview
  return versions === undefined ? null : parseOverrides(versions)
}

/** The tab's overrides. Those in the URL replace the persisted ones and are removed from the URL. */
export function readRequestedOverrides(): Overrides {
  const url = new URL(window.location.href)
  const parameter = url.searchParams.get(OVERRIDE_PARAMETER)
  if (parameter === null)
    return parseOverrides(safeSessionStorage.read(sessionStorageKeys.overrides) ?? '')
  const overrides = parseOverrides(parameter)
  persistOverrides(overrides)
  url.searchParams.delete(OVERRIDE_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
  return overrides
}
