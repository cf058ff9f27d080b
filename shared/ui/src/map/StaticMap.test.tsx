import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { sketches, type SketchName } from './sketches.ts'
import { StaticMap } from './StaticMap.tsx'

test.each(Object.keys(sketches) as SketchName[])(
  'StaticMap renders the sketch %s with its description',
  (sketch) => {
    renderUi(<StaticMap sketch={sketch} description="By the sea" />)
    expect(screen.getByRole('img', { name: 'By the sea' })).toBeVisible()
  },
)

test('every sketch has its pin off the edges', () => {
  for (const { pin } of Object.values(sketches)) {
    const [x = 0, y = 0] = pin
    expect(x).toBeGreaterThan(100)
    expect(x).toBeLessThan(540)
    expect(y).toBeGreaterThan(80)
    expect(y).toBeLessThan(240)
  }
})
