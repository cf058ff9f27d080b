import type { BrowserContext } from '@playwright/test'

import { findLiveFolder } from './discovery.ts'

/**
 * Serves a browser one more version of a remote: the live one with other texts.
 * @param texts replacements, new text by old
 */
export async function serveVersion(
  context: BrowserContext,
  remote: string,
  version: string,
  texts: Record<string, string>,
): Promise<void> {
  const live = await findLiveFolder(context.request, remote)
  await context.route(`**/${remote}/${version}/**`, async (route) => {
    const file = route.request().url().split(`/${version}/`)[1] ?? ''
    const response = await route.fetch({
      url: new URL(live + file, route.request().url()).href,
    })
    const changed = Object.entries(texts).reduce(
      (text, [old, now]) => text.replaceAll(old, now),
      await response.text(),
    )
    await route.fulfill({ response, body: changed })
  })
}
