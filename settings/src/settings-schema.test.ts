import { readFileSync } from 'node:fs'
import path from 'node:path'

import { defaultRateLimits } from './rate-limits.ts'
import type { Setting } from './read-settings.ts'
import { createSettingsSchema } from './settings-schema.ts'
import { allSettings } from './settings-source.ts'

const docs = path.join(import.meta.dirname, '../../docs')
const settings: readonly Setting[] = allSettings

test('the schema of the configuration file is recorded: npm run --silent config -- schema > docs/settings.schema.json', () => {
  const recorded: unknown = JSON.parse(
    readFileSync(path.join(docs, 'settings.schema.json'), 'utf8'),
  )
  expect(recorded).toEqual(createSettingsSchema())
})

test('the schema has no place for secrets', () => {
  const text = JSON.stringify(createSettingsSchema())
  expect(text).toContain('"from":')
  expect(text).not.toMatch(/"(\w*secret\w*|databaseUrl)":/i)
})

test('each setting has a variable and a key of its own', () => {
  const keys = settings.flatMap(({ key }) => key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  // No key lies within the section of another.
  for (const key of keys) expect(keys.filter((other) => other.startsWith(`${key}.`))).toEqual([])
})

test.each(Object.entries(defaultRateLimits))(
  'the limit %s is documented with its numbers',
  (name, numbers) => {
    const document = readFileSync(path.join(docs, 'configuration.md'), 'utf8')
    const [row = ''] = document.split('\n').filter((line) => line.startsWith(`| \`${name}\``))
    const cells = row.split('|').map((cell) => cell.trim())
    const byAddress = 'maxByAddress' in numbers ? numbers.maxByAddress : '–'
    expect(cells.slice(2, 5)).toEqual([`${numbers.max}`, `${byAddress}`, `${numbers.minutes}`])
  },
)

test.each(settings.map((setting) => [setting.variable, setting] as const))(
  '%s is documented',
  (variable, { key, isSecret }) => {
    const document = readFileSync(path.join(docs, 'configuration.md'), 'utf8')
    expect(document).toContain(`| \`${variable}\``)
    if (key && !isSecret) expect(document).toContain(`\`${key}\``)
  },
)
