import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'

interface ExportsUser {
  /** `NAME@VERSION`. */
  label: string
  manifest: Pick<RemoteManifest, 'uses'>
}

interface ExportsProvider {
  label: string
  /** Exports by request; undefined for a shell that does not state them. */
  provides: Record<string, string[]> | undefined
}

/**
 * The names that a remote uses of the shell's modules at run time, and that the shell does not export: they are undefined where
 * they are used, be it in a handler that no check runs. A type is such a name, too.
 */
export function findMissingExports(remote: ExportsUser, shell: ExportsProvider): string[] {
  return Object.entries(remote.manifest.uses ?? {}).flatMap(([request, names]) => {
    const provided = shell.provides?.[request]
    const missing = provided ? names.filter((name) => !provided.includes(name)) : []
    if (missing.length === 0) return []
    return [
      `${remote.label} uses ${missing.join(', ')} of ${request} at run time, which ${shell.label} does not export. ` +
        'If it is a type, use it as one only; otherwise promote a shell that exports it first or with it.',
    ]
  })
}
