import { expect, type Page } from '@playwright/test'
import { publishCopy } from 'tools/shop/release-folder.ts'
import type { ReleaseTool } from 'tools/shop/release-tool.ts'

import { addFirstProduct } from './shopping.ts'
import { countDocuments, follow, title } from './tabs.ts'
import type { Texts } from './texts.ts'

const BROKEN = '1.0.0-throws'

/** Publishes a version of the agents whose page throws in browsers. */
export const publishBroken = (folder: string) =>
  publishCopy(folder, 'mfe-agents', BROKEN, {}, '', (script) =>
    script.replaceAll(/return\(0,\w+\.jsxs?\)\(/g, '$&(()=>{throw new Error("broken")})()||'),
  )

/** A way from a page that has failed to the same page of another version. */
interface WayToLeave {
  name: string
  /** Whether another page is opened in between. */
  fromElsewhere: boolean
  go: (page: Page, text: Texts) => Promise<unknown>
}

export const waysToLeave: readonly WayToLeave[] = [
  {
    name: 'Try again',
    fromElsewhere: false,
    go: (page, text) => page.getByRole('main').getByRole('button', { name: text.tryAgain }).click(),
  },
  { name: 'Back', fromElsewhere: true, go: (page) => page.goBack() },
  { name: 'the next navigation', fromElsewhere: true, go: (page) => follow(page, 'Ambassadors') },
]

/** Opens the broken version, takes it back and expects the tab to show the version before, in the same document. */
export async function expectRolledBackTab(
  page: Page,
  text: Texts,
  release: ReleaseTool,
  { fromElsewhere, go }: WayToLeave,
): Promise<void> {
  await release('promote', `mfe-agents@${BROKEN}`, '--no-browser')
  await page.goto('/agents')
  await expect(page.getByRole('main').getByRole('button', { name: text.tryAgain })).toBeVisible()
  const documents = countDocuments(page)
  if (fromElsewhere) {
    await follow(page, 'Shop')
    await expect(title(page, 'Shop')).toBeVisible()
  }
  await release('rollback', 'mfe-agents')
  await go(page, text)
  await expect(title(page, 'Agents of before')).toBeVisible()
  await expect(page).toHaveURL(/\/agents$/)
  // The router goes on, too.
  await follow(page, 'Shop')
  await expect(title(page, 'Shop')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Agents of before')).toBeVisible()
  expect(documents.loaded).toBe(0)
}

/** Opens a page of a remote and prunes its version. @returns the documents that the tab loads from then on */
export async function pruneUnderOpenTab(
  page: Page,
  text: Texts,
  folder: string,
  release: ReleaseTool,
  round: string,
): Promise<{ loaded: number }> {
  await addFirstProduct(page, text)
  await follow(page, 'FAQs')
  await expect(title(page, 'Frequently asked questions')).toBeVisible()
  for (const next of [`1.0.0-${round}.1`, `1.0.0-${round}.2`]) {
    await publishCopy(folder, 'mfe-content', next)
    await release('promote', `mfe-content@${next}`, '--no-browser')
  }
  await release('prune', '--keep', '0')
  return countDocuments(page)
}
