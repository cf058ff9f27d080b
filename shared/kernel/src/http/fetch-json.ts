/** A file of the site was not received, or is not JSON. */
export class FileError extends Error {
  constructor(
    readonly kind: 'unreachable' | 'server' | 'shape',
    detail: string,
  ) {
    super(detail)
    this.name = 'FileError'
  }
}

const toDetail = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Fetches a JSON file of the site.
 * @param onHeaders receives the response's headers
 * @throws FileError when it is not received or no JSON; the signal's reason when that aborts it
 */
export async function fetchJson(
  url: string | URL,
  init: RequestInit = {},
  onHeaders?: (headers: Headers) => void,
): Promise<unknown> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, init)
    onHeaders?.(response.headers)
    text = await response.text()
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new FileError('unreachable', `${String(url)}: ${toDetail(error)}`)
  }
  // A file of the site that is not there is the site's mistake.
  if (!response.ok) throw new FileError('server', `${String(url)} answered ${response.status}`)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new FileError('shape', `${String(url)} is not JSON: ${toDetail(error)}`)
  }
}
