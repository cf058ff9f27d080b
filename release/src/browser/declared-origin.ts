import { Buffer } from 'node:buffer'

import type { Route } from 'playwright-core'

import { PICTURE } from './recorded-api.ts'

/** A font without a visible character. */
const FONT =
  'd09GMgABAAAAAADwAAoAAAAAAiQAAACoAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAALAogOAE2AiQDBgsGAAQgBSAHIBuDAciO1EZ3I/mL5/+5/rfPnTt9/9Qa8H4cUUZxaRbh36LiKJoVh61XGzw6ufkpoeZBW4KphwFYIJGHB4LAY4hby++gW+6N1EN94I49v86yCpUdYgqeZrOWN34CMQg2tAmthdli0eePIwAKNIIRS4AGZFzdX9lbBUAQlm//f262/61o8PlYO/D1/X4FrWFFgdCQD9DpGJSxmFyjOAGUU4P0qigcNb82GAAA'

/** By the browser's type of resource: what can be shown, since a page may report what fails. */
const RESPONSES: Record<string, { contentType: string; body: string | Buffer }> = {
  document: { contentType: 'text/html', body: '<!doctype html><title>Frame</title>' },
  font: { contentType: 'font/woff2', body: Buffer.from(FONT, 'base64') },
  image: { contentType: 'image/svg+xml', body: PICTURE },
}

/** Responds in place of an origin that a manifest declares: the check reaches this machine only. */
export function respondAsDeclaredOrigin(
  route: Pick<Route, 'fulfill'> & { request: () => { resourceType: () => string } },
): Promise<void> {
  const response = RESPONSES[route.request().resourceType()]
  return route.fulfill({
    status: response ? 200 : 204,
    ...response,
    headers: { 'access-control-allow-origin': '*' },
  })
}
