/** Parses stored ids; drops what is invalid, duplicate or beyond `max`. */
export function parseIds(text: string | null, max: number): string[] {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '')
  return [...new Set(ids)].slice(0, max)
}

/** The list with `id` at its end, unless it is there already; null when the list is full. */
export function appendId(ids: readonly string[], id: string, max: number): string[] | null {
  if (ids.includes(id)) return [...ids]
  return ids.length < max ? [...ids, id] : null
}

/** The list with `id` at its start; drops the last id of a full list. */
export function prependId(ids: readonly string[], id: string, max: number): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, max)
}
