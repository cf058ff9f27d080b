import { idSchema } from '@shop/contracts/text.ts'

/** Reads a stored list of ids that anything may have written: what is no id is dropped, one appears once. */
export function parseIds(text: string | null, max: number): string[] {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is string => idSchema.safeParse(id).success)
  return [...new Set(ids)].slice(0, max)
}

/** The list with `id` at its end, or null when it is full. */
export function appendId(ids: readonly string[], id: string, max: number): string[] | null {
  if (ids.includes(id)) return [...ids]
  return ids.length < max ? [...ids, id] : null
}

/** The list with `id` at its start; the last ones fall out of a full list. */
export function putFirst(ids: readonly string[], id: string, max: number): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, max)
}
