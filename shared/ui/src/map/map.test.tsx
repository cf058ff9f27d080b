import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { LocationMap } from './LocationMap.tsx'
import { sketches, type SketchName } from './sketches.ts'
import { StaticMap } from './StaticMap.tsx'

const map = (interactive: boolean) => (
  <LocationMap
    location={{ latitude: 23.5957, longitude: 58.4215 }}
    label="Our studio"
    description="Drawn map of the studio"
    sketch="north"
    interactive={interactive}
  />
)

describe('LocationMap', () => {
  test('asks no maps service before it is interactive', () => {
    renderUi(map(false))
    expect(screen.getByRole('img', { name: 'Drawn map of the studio' })).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test.each(['en', 'ar'] as const)(
    'frames the maps service in %s over the sketch, and does not name the page',
    (lang) => {
      renderUi(map(true), { lang })
      const frame = screen.getByTitle('Our studio')
      const url = `https://www.google.com/maps?q=23.5957%2C58.4215&z=16&hl=${lang}&output=embed`
      expect(frame).toHaveAttribute('src', url)
      expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
      expect(screen.getByRole('img', { name: 'Drawn map of the studio' })).toBeVisible()
    },
  )
})

describe('StaticMap', () => {
  test.each(Object.keys(sketches) as SketchName[])(
    'renders the sketch %s with its description',
    (sketch) => {
      renderUi(<StaticMap sketch={sketch} description="By the sea" />)
      expect(screen.getByRole('img', { name: 'By the sea' })).toBeVisible()
    },
  )

  test('writes the names of the streets and of the sea on it', () => {
    const names = { sea: 'بحر عُمان', mainRoad: 'شارع السلطان قابوس', street: 'سكة 3701' }
    renderUi(<StaticMap sketch="north" description="By the sea" names={names} />)
    const texts = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    expect(texts).toEqual(Object.values(names))
  })

  test('every sketch has its pin off the edges', () => {
    for (const { pin } of Object.values(sketches)) {
      const [x = 0, y = 0] = pin
      expect(x).toBeGreaterThan(100)
      expect(x).toBeLessThan(540)
      expect(y).toBeGreaterThan(80)
      expect(y).toBeLessThan(240)
    }
  })
})
