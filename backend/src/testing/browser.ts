import type { App } from '../http/app.types.ts'

/** As much of a browser as plain forms need: it keeps cookies and the hidden fields of the last page. */
export function openBrowser(app: App) {
  const cookies: Record<string, string> = {}
  let hidden: Record<string, string> = {}

  async function send(method: 'GET' | 'POST', url: string, headers = {}, payload = '') {
    const answer = await app.inject({ method, url, headers, cookies: { ...cookies }, payload })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) delete cookies[name]
      else cookies[name] = value
    }
    const fields = answer.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
    const found = [...fields].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ])
    if (found.length > 0) hidden = Object.fromEntries(found)
    return answer
  }

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    /** Opens a page. */
    open: (url: string, headers: Record<string, string> = {}) => send('GET', url, headers),
    /** Sends a form with the hidden fields of the last page. */
    submit: (url: string, fields: Record<string, string>) =>
      send('POST', url, form, new URLSearchParams({ ...hidden, ...fields }).toString()),
    /** Sends a form with nothing but these fields. */
    post: (url: string, fields: Record<string, string>) =>
      send('POST', url, form, new URLSearchParams(fields).toString()),
  }
}

export type Browser = ReturnType<typeof openBrowser>
