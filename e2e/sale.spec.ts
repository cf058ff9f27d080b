import { expect, test } from './fixtures.ts'

for (const width of [1024, 1440]) {
  test(`at ${width} px, the banner of the sale cuts nothing of its text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const lang of ['en', 'ar'] as const) {
      await page.goto('/sale')
      await page.evaluate((value) => localStorage.setItem('lang', value), lang)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(heading.locator('..').getByRole('link')).toBeInViewport({ ratio: 1 })
    }
  })
}
