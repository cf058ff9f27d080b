import { readFileSync } from 'node:fs'
import path from 'node:path'

import { palettes } from '@shop/contracts/brand/palette.ts'

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')

function computed(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property)
}

describe('tokens.css', () => {
  beforeEach(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  })

  afterEach(() => document.head.replaceChildren())

  test('sets the light palette, and the dark one in dark mode', () => {
    expect(computed('--color-background')).toBe(palettes.light.background)
    document.documentElement.classList.add('dark')
    expect(computed('--color-background')).toBe(palettes.dark.background)
  })

  test('sets a larger line height for Arabic', () => {
    document.documentElement.lang = 'en'
    const english = Number(computed('--font-leading'))
    document.documentElement.lang = 'ar'
    expect(Number(computed('--font-leading'))).toBeGreaterThan(english)
  })
})
