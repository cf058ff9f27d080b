import type { App } from '../platform/http/app.types.ts'
import { PASSWORD } from './test-shop.ts'

/** Creates a minimal browser for plain forms: it keeps cookies and the last page's hidden fields. */
export function createFormClient(app: App, remoteAddress = '127.0.0.1') {
  const cookies: Record<string, string> = {}
  let hidden: Record<string, string> = {}

  async function send(method: 'GET' | 'POST', url: string, headers = {}, payload = '') {
    const response = await app.inject({
      method,
      url,
      headers,
      remoteAddress,
      cookies: { ...cookies },
      payload,
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) delete cookies[name]
      else cookies[name] = value
    }
    const fields = response.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
    const found = [...fields].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
    )
    if (found.length > 0) hidden = Object.fromEntries(found)
    return response
  }

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    open: (url: string, headers: Record<string, string> = {}) => send('GET', url, headers),
    /** Submits a form with the last page's hidden fields. */
    submit: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(
        'POST',
        url,
        { ...form, ...headers },
        new URLSearchParams({ ...hidden, ...fields }).toString(),
      ),
    /** Submits a form with these fields only. */
    post: (url: string, fields: Record<string, string>) =>
      send('POST', url, form, new URLSearchParams(fields).toString()),
  }
}

/** Logs in by the portal's form. @returns its response, which leads to the shop with a token */
export async function logIn(
  browser: FormClient,
  email: string,
  { password = PASSWORD, path = '/portal/login' } = {},
) {
  await browser.open(path)
  return browser.submit('/portal/login', { email, password })
}

/** Checks that a response to the log-in's form leads to the shop with a token. */
export const isLoggedIn = ({ headers: { location } }: { headers: { location?: unknown } }) =>
  String(location).includes('token_link_dashboard=')

export type FormClient = ReturnType<typeof createFormClient>
