/**
 * Of a share configuration what tells whether two builds fit together.
 * @param {Record<string, { version: string, requiredVersion: string }>} shared as `sharedModules` gives it
 * @returns {Record<string, { version: string, requiredVersion: string }>} by request
 */
export function sharedVersions(shared) {
  return Object.fromEntries(
    Object.entries(shared).map(([request, { version, requiredVersion }]) => [
      request,
      { version, requiredVersion },
    ]),
  )
}
