import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8')
const faces = css.match(/@font-face \{[^}]*\}/g) ?? []

test('every file that is named exists', () => {
  const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file ?? '')
  const { resolve } = createRequire(__filename)
  expect(files).toHaveLength(3)
  for (const file of files) expect(() => resolve(file)).not.toThrow()
})

test('text is shown at once in a local font of the same measure, and swapped', () => {
  const fetched = faces.filter((face) => face.includes('url('))
  const local = faces.filter((face) => face.includes('local('))
  for (const face of fetched) expect(face).toContain('font-display: swap')
  for (const face of local) expect(face).toMatch(/size-adjust.*ascent-override.*descent-override/s)
  expect(fetched.length + local.length).toBe(faces.length)
})
