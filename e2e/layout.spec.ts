import type { Locator } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/shopping.ts'

test('the banner of the sale cuts nothing of its text', async ({ page }) => {
  for (const lang of ['en', 'ar'] as const) {
    await page.goto('/sale')
    await page.evaluate((value) => localStorage.setItem('lang', value), lang)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const heading = page.getByRole('heading', { level: 1 })
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(heading.locator('..').getByRole('link')).toBeInViewport({ ratio: 1 })
    }
  }
})

const names = { en: 'Back to top', ar: 'العودة إلى الأعلى' }

test('the button back to the top covers nothing at the end of a page', async ({ page }) => {
  for (const [lang, width] of [
    ['en', 360],
    ['ar', 768],
    ['en', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`/faqs?lang=${lang}`)
    await untilHydrated(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const button = page.getByRole('button', { name: names[lang] })
    await expect(button).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const covered = await button.evaluate((element) => {
      scrollTo(0, document.body.scrollHeight)
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return [...document.querySelectorAll('footer :is(a, img, small, button)')]
        .filter((other) => {
          const box = other.getBoundingClientRect()
          return box.bottom > top && box.top < bottom && box.right > left && box.left < right
        })
        .map(({ outerHTML }) => outerHTML)
    })
    expect(covered, `${lang} at ${width} px`).toEqual([])
  }
})

/** The rows of pixels of a field that letters are drawn on. */
async function countLetterRows(field: Locator): Promise<number> {
  const png = (await field.screenshot()).toString('base64')
  return field.evaluate(async (_, data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth: width, naturalHeight: height } = image
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    let rows = 0
    // Neither the border nor what is at the ends.
    for (let y = 4; y < height - 4; y += 1) {
      const row = context?.getImageData(width * 0.3, y, width * 0.5, 1).data ?? []
      const values = Array.from(row).filter((_, index) => index % 4 === 0)
      if (Math.max(...values) - Math.min(...values) > 60) rows += 1
    }
    return rows
  }, png)
}

test('the placeholder of the Arabic search is cut nowhere: it is as high as when it is typed', async ({
  page,
}) => {
  await page.goto('/ar')
  await untilHydrated(page)
  const field = page.locator('header input[type=search]')
  const placeholder = (await field.getAttribute('placeholder')) ?? ''
  expect(placeholder).toMatch(/ي(?= |$)/)
  const rows = await countLetterRows(field)
  await field.fill(placeholder)
  expect(rows).toBe(await countLetterRows(field))
})
