import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8')
const faces = css.match(/@font-face \{[^}]*\}/g) ?? []

test('fonts.css refers to files that exist', () => {
  const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file ?? '')
  expect(files).toHaveLength(5)
  expect(files.filter((file) => !existsSync(path.join(__dirname, file)))).toEqual([])
})

test('fonts.css never swaps a font after the first paint, and stands in a local one of adjusted metrics', () => {
  const remote = faces.filter((face) => face.includes('url('))
  const local = faces.filter((face) => face.includes('local('))
  for (const face of remote) expect(face).toContain('font-display: optional')
  for (const face of local) expect(face).toMatch(/size-adjust.*ascent-override.*descent-override/s)
  expect(remote.length + local.length).toBe(faces.length)
})
