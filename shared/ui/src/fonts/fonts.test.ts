import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8')
const faces = css.match(/@font-face \{[^}]*\}/g) ?? []

test('fonts.css refers to files that exist', () => {
  const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file ?? '')
  expect(files).toHaveLength(5)
  expect(files.filter((file) => !existsSync(path.join(__dirname, file)))).toEqual([])
})

test('fonts.css shows a font as soon as it is there, and until then a local one of adjusted metrics', () => {
  const remote = faces.filter((face) => face.includes('url('))
  const local = faces.filter((face) => face.includes('local('))
  for (const face of remote) expect(face).toContain('font-display: swap')
  for (const face of local) expect(face).toMatch(/size-adjust.*ascent-override.*descent-override/s)
  expect(remote.length + local.length).toBe(faces.length)
})
