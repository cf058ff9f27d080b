import { expect, test } from './support/fixtures.ts'
import { doMainJob } from './support/main-job.ts'
import { deleteNewerBuiltIns } from './support/older-browser.ts'
import { wrapTexts } from './support/wrap-texts.ts'

// A declined card is a 402, which browsers log as an error.
test.use({ expected: [/status of 402/] })

test('in the oldest browsers a newcomer buys', async ({ page, newVisitor, text }) => {
  await deleteNewerBuiltIns(page)
  await doMainJob(page, newVisitor, text)
  const newer = () => [
    'canParse' in URL,
    'toSorted' in Array.prototype,
    'requestIdleCallback' in window,
  ]
  expect(await page.evaluate(newer)).toEqual([false, false, false])
})

test('in a page that the browser translates a newcomer buys', async ({
  page,
  newVisitor,
  text,
}) => {
  await wrapTexts(page)
  await doMainJob(page, newVisitor, text)
  await expect(page.locator('main font').first()).toBeAttached()
})

test.describe('a browser in which the shop cannot start', () => {
  test.use({ expected: [/./] })

  const notices = {
    en: 'Its buttons and forms do not work.',
    ar: 'أما أزرارها ونماذجها فلا تعمل.',
  }
  const missing = ['Object.fromEntries', 'Array.prototype.flatMap', 'Array.prototype.reverse']
  for (const [index, builtIn] of missing.entries()) {
    const lang = index % 2 ? 'ar' : 'en'
    test.describe(`for want of ${builtIn}`, () => {
      test.use({ lang })

      test('shows pages, their links work, and a line says what does not', async ({
        page,
        text,
      }) => {
        await page.addInitScript((path) => {
          const names = path.split('.')
          const name = names.pop() ?? ''
          const object = names.reduce<object>(
            (at, each) => Reflect.get(at, each) as object,
            globalThis,
          )
          Reflect.deleteProperty(object, name)
        }, builtIn)
        await page.goto('/faqs')
        await expect(page.locator('#startup-notice')).toContainText(notices[lang])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('banner').getByRole('link', { name: text.shop, exact: true }).click()
        await expect(page).toHaveURL(/\/shop$/)
        await expect(page.getByRole('link', { name: text.firstCategory })).toBeVisible()
        await expect(page.locator('#startup-notice')).toContainText(notices[lang])
      })
    })
  }
})
