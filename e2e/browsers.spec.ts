import type { Page } from '@playwright/test'
import { findNewerBuiltIns } from 'tools/lint/newer-built-ins.js'

import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { doMainJob } from './support/main-job.ts'
import { gotoRendered, untilHydrated } from './support/shopping.ts'
import { wrapTexts } from './support/wrap-texts.ts'

// A declined card is a 402, which browsers log as an error.
test.use({ expected: [/status of 402/] })

/** A browser insists on trusted types by a header of the page, and hides popovers by their attribute. */
const isDeletable = ([name, member]: [string, string?]) => !/trusted|popover/i.test(member ?? name)

/** Deletes every built-in that one of the oldest supported browsers lacks, before any script of a page runs. */
async function deleteNewerBuiltIns(page: Page): Promise<void> {
  await page.addInitScript((newer) => {
    for (const [name, member] of newer) {
      const object = Reflect.get(globalThis, name) as { prototype?: object } | undefined
      if (member === undefined) Reflect.deleteProperty(globalThis, name)
      else if (name === 'Window') Reflect.deleteProperty(globalThis, member)
      else if (object) {
        for (const each of [object, object.prototype])
          if (each) Reflect.deleteProperty(each, member)
      }
    }
  }, findNewerBuiltIns().filter(isDeletable))
}

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

test('in a page that the browser translates a member writes to an agent, changes the profile and logs out', async ({
  page,
  member,
  text,
}) => {
  await wrapTexts(page)
  await page.goto('/agents')
  await page
    .getByRole('button', { name: /^Send Message to/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Good morning')
  const sent = page.waitForResponse(/\/messages$/)
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  expect((await sent).ok()).toBe(true)
  await expect(dialog).toBeHidden()

  await page.goto('/user-setting')
  const firstName = page.getByRole('textbox', { name: 'First Name' })
  await expect(firstName).toHaveValue(member.firstName)
  await firstName.fill('Salma')
  const saved = page.waitForResponse(/update-profile/)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeEnabled()
  await expect(page.locator('main font').first()).toBeAttached()

  await page.getByRole('button', { name: text.logout }).click()
  await expect(page).toHaveURL(/\/portal\/login/)
})

test('a heading that an extension has changed before hydration is rendered anew, without an error', async ({
  page,
}) => {
  const release = await hold(page, /\/shell\/[^/]+\/main\./)
  await gotoRendered(page, '/faqs')
  await page.waitForLoadState('domcontentloaded')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => (element.textContent = 'Foire aux questions'))
  await release()
  await untilHydrated(page)
  await expect(heading).toHaveText('Frequently asked questions')
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
