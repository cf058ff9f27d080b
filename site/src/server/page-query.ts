import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'

/**
 * The query parameters that the page of a path pattern reads.
 * @returns undefined for an older version that declares none, and may read any
 */
export const findParameters = (
  pattern: string,
  { extras: { query } }: Pick<DiscoveryEntry, 'extras'>,
): readonly string[] | undefined => query && (query[pattern] ?? [])

/** The first value of a query parameter, whose name may be encoded; null without one. @param url path and query */
export function readParameter(url: string, name: string): string | null {
  const start = url.indexOf('?')
  return start < 0 ? null : new URLSearchParams(url.slice(start)).get(name)
}

/** Whether it is not the first page of a list. @param url path and query */
export function isFurtherPage(url: string): boolean {
  const page = readParameter(url, 'page')
  return page !== null && page !== '1'
}

function decodeName(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/**
 * The address without the parameters that its page does not read, such as those of campaigns: one rendering serves all.
 * @param url path and query
 * @param parameters names of those that stay; undefined for all
 */
export function keepParameters(url: string, parameters: readonly string[] | undefined): string {
  const start = url.indexOf('?')
  if (start < 0 || !parameters) return url
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => parameters.includes(decodeName(pair)))
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}
