import { readFileSync } from 'node:fs'
import path from 'node:path'

import { palettes } from '@shop/contracts/configuration/brand/palette.ts'

const [css, globalCss] = ['tokens.css', 'global.css'].map((file) =>
  readFileSync(path.join(__dirname, file), 'utf8'),
)

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

describe('global.css', () => {
  test('dims pictures in dark mode, but neither icons nor the slides of the lightbox', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: globalCss }))
    document.body.innerHTML = '<picture><img alt="" /></picture><div><img alt="" /></div>'
    const filters = () =>
      Array.from(document.images, (image) => getComputedStyle(image).getPropertyValue('filter'))
    expect(filters()).toEqual(['', ''])
    document.documentElement.classList.add('dark')
    expect(filters()).toEqual(['brightness(0.93)', ''])
    document.head.replaceChildren()
    document.body.replaceChildren()
  })
})
