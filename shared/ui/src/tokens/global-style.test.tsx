import { palettes } from '@shop/contracts/brand/palette.ts'

import css from './global-style.css.ts'

function computed(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property)
}

describe('global style', () => {
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
