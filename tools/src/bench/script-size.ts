/** Bytes of a file as sent, compressed by gzip. @throws when it is not served so */
export async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  await response.arrayBuffer()
  const length = Number(response.headers.get('content-length'))
  if (response.ok && length > 0) return length
  throw new Error(`${url} answered ${response.status} without a length`)
}
