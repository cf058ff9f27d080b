import { expect, type Page } from '@playwright/test'

/** Expects the theme toggle to work and to survive a reload. */
export async function expectThemePersisted(page: Page): Promise<void> {
  const root = page.locator('html')
  const before = (await root.getAttribute('class')) ?? ''
  await page.getByRole('button', { name: /^(Change theme|تغيير المظهر)$/ }).click()
  await expect(root).not.toHaveClass(before)
  const after = (await root.getAttribute('class')) ?? ''
  await page.reload()
  await expect(root).toHaveClass(after)
}
