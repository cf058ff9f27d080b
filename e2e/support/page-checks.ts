import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

import { untilIdle } from './shopping.ts'
import { desktop, overflowWidths, phone } from './viewports.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const NARROWEST_PX = 320

/** The rules of axe that see colours. To all others both themes are the same page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const isPhone = (page: Page) => page.viewportSize()?.width === phone.width

export async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // What is measured by scripts follows the width a frame later.
  await expect.soft.poll(measure, { message: `${name} overflows` }).toBeLessThanOrEqual(0)
}

/** Expects no horizontal overflow at each layout's least and most usual width. */
export async function expectNoOverflowAtAnyWidth(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? desktop
  for (const width of overflowWidths) {
    await page.setViewportSize({ ...size, width })
    await expectNoOverflow(page, `${name} at ${width} px`)
  }
  await page.setViewportSize(size)
}

/** Expects no axe violations of these rules, by default of all, and no horizontal overflow. */
export async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  await untilIdle(page)
  const isLoaded = await page.evaluate(async () => {
    // Colours are only right after the transitions that the next paint starts, and those that inherit from these start.
    for (;;) {
      await new Promise((painted) => requestAnimationFrame(painted))
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
      if (transitions.length === 0) return 'axe' in window
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    }
  })
  if (!isLoaded) await page.evaluate(axe)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
    const found = (await axe.run(options)).violations
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
  await expectNoOverflow(page, name)
  expect.soft(violations, name).toEqual([])
}

/** Expects no horizontal overflow on the narrowest phones, where the page is shown as on a phone. */
export async function expectFitsNarrowest(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return
  await page.setViewportSize({ ...phone, width: NARROWEST_PX })
  await expectNoOverflow(page, `${name} at ${NARROWEST_PX} px`)
  await page.setViewportSize(phone)
}

/**
 * Checks a page in both themes on a desktop and on a phone, without loading it again for each: themes are a class of
 * the root, and layouts are CSS alone. Every rule runs at both widths and in both themes; those that see colours run
 * in all four combinations.
 * @param setTheme by default sets the root's class, as the shop does, or the system's theme where there is no class
 * @param check of one more thing in each combination
 */
export async function expectAccessibleEverywhere(
  page: Page,
  name: string,
  { setTheme = setRootTheme, check }: EverywhereOptions = {},
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    for (const rules of [undefined, COLOUR_RULES]) {
      const look = `${name} in ${theme} on a ${isPhone(page) ? 'phone' : 'desktop'}`
      await expectAccessible(page, look, rules)
      await expectFitsNarrowest(page, look)
      await check?.(look)
      await page.setViewportSize(isPhone(page) ? desktop : phone)
    }
  }
}

interface EverywhereOptions {
  setTheme?: (page: Page, theme: 'light' | 'dark') => Promise<void>
  check?: (name: string) => Promise<void>
}

async function setRootTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((value) => {
    const { classList } = document.documentElement
    if (classList.contains('light')) classList.replace('light', value)
    else if (classList.contains('dark')) classList.replace('dark', value)
  }, theme)
}

/** Fonts that the page's text needed, and that its HTML did not announce. */
function lateFonts(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')
  const announced = new Set([...links].map(({ href }) => href))
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return files.filter((name) => name.endsWith('.woff2') && !announced.has(name))
}

/** Expects the shop's own texts to be written with the characters of the fonts that pages preload. */
export async function expectPreloadedFonts(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(lateFonts), name).toEqual([])
}

const ARABIC_DIGITS = /[\u0660-\u066c\u06f0-\u06f9]/

/** Visible texts in Latin script only, except those marked `translate=no`. */
function foreignTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const parent = node.parentElement
    if (!/\p{Script=Latin}/u.test(text) || /\p{Script=Arabic}/u.test(text) || !parent) continue
    if (parent.closest('script, style, noscript, [translate=no]')) continue
    if (parent.checkVisibility({ visibilityProperty: true })) found.push(text)
  }
  return found
}

/** Expects every visible text to be Arabic or marked `translate=no`, and its digits Western. */
export async function expectArabic(page: Page, name: string): Promise<void> {
  await expect.soft.poll(() => page.evaluate(foreignTexts), { message: name }).toEqual([])
  // Two kinds of digits in one view confuse; the Gulf writes prices with Western ones.
  expect.soft(await page.locator('body').innerText(), name).not.toMatch(ARABIC_DIGITS)
}
