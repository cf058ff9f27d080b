import * as zod from 'zod/mini'

import { z } from './schema.ts'

describe('z', () => {
  test('consists of zod’s own functions, so that a page has one zod', () => {
    const names = Object.keys(z)
    expect(names).toContain('object')
    for (const name of names) {
      expect(z[name as keyof typeof z]).toBe(zod[name as keyof typeof zod])
    }
  })
})
