import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => [file, readFileSync(path.join(__dirname, file), 'utf8')] as const)

const components = files.filter(([file]) => !file.startsWith('tokens/'))

test('finds the components', () => {
  expect(components.length).toBeGreaterThan(30)
})

test.each(components)('%s has no colours but tokens', (_, source) => {
  expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i)
})

test.each(files)('%s has logical properties only', (_, source) => {
  const physical = /\b(?:margin|padding|border|inset)-(?:left|right)\b|^\s*(?:left|right):/m
  expect(source).not.toMatch(physical)
  expect(source).not.toMatch(/text-align: (?:left|right)|float:/)
})
