import type { RemoteManifest, SharedModules } from '@shop/contracts/wire/remote-manifest.ts'

interface ExportsUser {
  /** `NAME@VERSION`. */
  label: string
  manifest: Pick<RemoteManifest, 'uses'>
}

interface ExportsProvider {
  label: string
  shared: SharedModules
  /** Exports by request; undefined for a shell that does not state them. */
  provides: Record<string, string[]> | undefined
}

/** A name for all: the build does not know which ones it uses. */
export const ANY_NAME = '*'

/** The export that a name such as `cart.add` belongs to. */
const exportOf = (name: string) => name.split('.', 1)[0] ?? name

/**
 * The names that a remote uses of the shell's modules at run time, and that the shell does not export: they are undefined where
 * they are used, be it in a handler that no check runs. A type is such a name, too.
 * @param remedy what to do
 */
export function findMissingExports(
  { label, manifest }: ExportsUser,
  { label: shell, shared, provides }: ExportsProvider,
  remedy: string,
): string[] {
  if (!provides) return []
  return Object.entries(manifest.uses ?? {}).flatMap(([request, names]) => {
    const provided = provides[request]
    // Of a module that is shared and not listed nobody knows what it exports.
    if (!provided && request in shared) return []
    const used = [...new Set(names.map(exportOf))].filter((name) => name !== ANY_NAME)
    const missing = used.filter((name) => !provided?.includes(name))
    if (missing.length === 0) return []
    return [
      `${label} uses ${missing.join(', ')} of ${request} at run time, which ${shell} does not export. ` +
        `${remedy} A type is imported as one only.`,
    ]
  })
}
