import { expect, expectThemePersisted, languages, test } from '@shop/e2e/standalone/fixtures.ts'

const texts = {
  en: { heading: 'Today', closed: 'This page is for the people who run the shop' },
  ar: { heading: 'اليوم', closed: 'هذه الصفحة لمن يديرون المتجر' },
}

for (const lang of languages) {
  test.describe(lang, () => {
    test.use({ lang })

    test('is closed to members', async ({ page, open, token }) => {
      expect(token).toBeTruthy()
      await open('/office')
      const { heading, closed } = texts[lang]
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(closed)).toBeVisible()
    })
  })
}

test('keeps the theme', async ({ page, open, token }) => {
  expect(token).toBeTruthy()
  await open('/office')
  await expectThemePersisted(page)
})
