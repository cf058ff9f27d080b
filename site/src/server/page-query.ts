import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'

/** Parameters that pages of remotes read which do not declare theirs. */
const COMMON_PARAMETERS = [
  'q',
  'page',
  'limit',
  'sort',
  'title',
  'price',
  'material',
  'color',
  'brand',
  'size',
  'order',
  'message',
  'product',
]

/** The query parameters that the page of a path pattern reads; none of a page whose remote declares others only. */
export function findParameters(
  pattern: string,
  entry?: Pick<DiscoveryEntry, 'extras'>,
): readonly string[] {
  const query = entry?.extras.query
  return query ? (query[pattern] ?? []) : COMMON_PARAMETERS
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
 * @param parameters names of those that stay
 */
export function keepParameters(url: string, parameters: readonly string[]): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => parameters.includes(decodeName(pair)))
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}
