import type { ExtensionModule } from '@shop/kernel/slots'

import { findLoadedEntry, loadExposed, prepareEntry } from './federation.ts'

/**
 * Loads what a remote adds to slots, by key, as `loadRoutes` loads its pages. While pages of another version of it are loaded, it is
 * that version's: two do not run beside each other.
 * @throws what `loadRoutes` throws, or when the remote has none
 */
export async function loadExtensions(
  name: string,
  url: string,
  digest?: string,
): Promise<Record<string, ExtensionModule>> {
  const entry = prepareEntry(url, digest)
  const module = await loadExposed(name, findLoadedEntry(name) ?? entry, 'extensions')
  if (!module?.extensions) throw new Error(`${name} exposes no extensions`)
  return module.extensions
}
