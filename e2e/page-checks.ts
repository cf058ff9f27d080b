import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Width of the narrowest phones. */
const NARROWEST_PX = 320

/** Expects no horizontal overflow at the present width. */
export async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${name} overflows`).toBeLessThanOrEqual(0)
}

/** Expects no horizontal overflow on the narrowest phones, in a test of phones. */
export async function expectFitsNarrowest(page: Page, name: string): Promise<void> {
  const viewport = page.viewportSize()
  if (!viewport || viewport.width > 480) return
  await page.setViewportSize({ ...viewport, width: NARROWEST_PX })
  await expectNoOverflow(page, `${name} at ${NARROWEST_PX} px`)
  await page.setViewportSize(viewport)
}

/** Expects no axe violations and no horizontal overflow. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Colours are only right after the transitions that the next paint starts.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)))
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  await expectNoOverflow(page, name)
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } }
    const found = (await axe.run()).violations
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  expect.soft(violations, name).toEqual([])
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
