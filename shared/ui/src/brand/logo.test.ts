import { readFileSync } from 'node:fs'
import path from 'node:path'

import { LOGO_MARK } from '@shop/contracts/configuration/brand/logo.ts'

test.each(['logo.svg', 'favicon.svg'])('%s draws the mark of the contracts', (file) => {
  const svg = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  expect(svg).toContain(`d="${LOGO_MARK.path}"`)
  expect(svg).toContain(`stroke-width="${LOGO_MARK.strokeWidth}"`)
  const { cx, cy, r } = LOGO_MARK.dot
  expect(svg).toContain(`<circle cx="${cx}" cy="${cy}" r="${r}"`)
})
