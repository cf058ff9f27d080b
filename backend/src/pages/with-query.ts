/** Sets a query parameter of a path of this server. @param url path and query */
export function withQuery(url: string, name: string, value: string): string {
  const target = new URL(url, 'http://backend')
  target.searchParams.set(name, value)
  return target.pathname + target.search
}
