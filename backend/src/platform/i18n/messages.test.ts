import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import { type MessageKey, translations } from './messages.ts'

const readArguments = (icu: string) =>
  new Set(
    Array.from(icu.matchAll(/\{([a-z]\w*)(?:\}|, (?:plural|select|number))/g), ([, name]) => name),
  )

test('both languages have the same messages, with the same arguments', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en))
  for (const [key, icu] of Object.entries(ar)) {
    expect(icu).toMatch(/[\u0600-\u06ff]/)
    expect([key, readArguments(icu)]).toEqual([key, readArguments(en[key as MessageKey])])
  }
})

test('a plural has six forms in Arabic', () => {
  const plurals = Object.values(ar).filter((icu) => icu.includes(', plural,'))
  expect(plurals.length).toBeGreaterThan(0)
  for (const icu of plurals) expect(icu).toMatch(/zero .*one .*two .*few .*many .*other /)
  const texts = [1, 2, 3, 11, 100].map((minutes) =>
    translations.ar('form.tooManyAttempts', { minutes }).replace(/.* بعد /, ''),
  )
  expect(texts).toEqual(['دقيقة واحدة.', 'دقيقتين.', '3 دقائق.', '11 دقيقة.', '100 دقيقة.'])
  expect(translations.en('form.tooManyAttempts', { minutes: 1 })).toMatch(/in 1 minute\.$/)
  expect(translations.en('form.tooManyAttempts', { minutes: 1200 })).toMatch(/in 1,200 minutes\.$/)
})

test('a message of a former version is empty', () => {
  expect(translations.en('gone' as MessageKey)).toBe('')
})
