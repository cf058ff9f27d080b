import fc from 'fast-check'

import { appendRevision, splitRevision } from './revision.ts'

const anyTab = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const anyRevision = fc
  .uniqueArray(fc.tuple(anyTab, fc.nat()), { selector: ([tab]) => tab, maxLength: 8 })
  .map((entries) => new Map(entries))

describe('splitRevision', () => {
  test('returns what was appended', () => {
    fc.assert(
      fc.property(fc.string(), anyRevision, (text, revision) => {
        expect(splitRevision(appendRevision(text, revision))).toEqual({ text, revision })
      }),
    )
  })

  test.each([null, '', '[]', ' \n', '{"a":1}\n'])('returns no revision for %j', (stored) => {
    expect(splitRevision(stored)).toEqual({ text: stored, revision: null })
  })

  test('returns the text of a damaged revision', () => {
    const stored = appendRevision('[1]', new Map([['a', 1]]))
    expect(splitRevision(stored.slice(0, -3)).text).toBe('[1]')
  })
})

describe('appendRevision', () => {
  test('leaves JSON that parses to the same value', () => {
    expect(JSON.parse(appendRevision('[1,2]', new Map([['tab', 7]])))).toEqual([1, 2])
  })

  test('drops the tabs with the oldest changes', () => {
    const revision = new Map(Array.from({ length: 20 }, (_, tab) => [`t${tab}`, 1] as const))
    const kept = splitRevision(appendRevision('', revision)).revision
    const tabs = [...(kept ?? [])].map(([tab]) => tab)
    expect([tabs[0], tabs.at(-1)]).toEqual(['t0', 't15'])
  })
})
