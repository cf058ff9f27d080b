import { safeSessionStorage } from '@shop/kernel/storage'

import { listChanged, readDraft, toDraftKey, writeDraft } from './draft.store.ts'

const defaults = { title: { en: 'Cards', ar: '' }, price: '21.00', pictures: [], hidden: false }
const KEY = toDraftKey('salma', 'product:card')

describe('listChanged', () => {
  test('returns the values that differ from the defaults', () => {
    const title = { en: 'Cards', ar: 'بطاقات' }
    expect(listChanged({ ...defaults, title, hidden: false }, defaults)).toEqual({ title })
  })

  test('returns null when a change was undone', () => {
    expect(listChanged(structuredClone(defaults), defaults)).toBeNull()
  })
})

describe('readDraft', () => {
  const draft = { version: 3, key: 'key-of-the-form', values: { price: '24.90' } }
  afterEach(() => writeDraft(KEY, null))

  test('returns what was stored by the same member of the same record', () => {
    writeDraft(KEY, draft)
    expect(readDraft(KEY, defaults)).toEqual(draft)
    expect(readDraft(toDraftKey('maha', 'product:card'), defaults)).toBeNull()
    expect(readDraft(toDraftKey('salma', 'product:ring'), defaults)).toBeNull()
  })

  test('leaves out fields that the form does not have, or has otherwise', () => {
    const values = { price: '24.90', family: 'cards', title: 'Card', pictures: { a: 1 } }
    writeDraft(KEY, { ...draft, version: undefined, values })
    expect(readDraft(KEY, defaults)).toEqual({ ...draft, version: undefined })
  })

  test.each(['', '[', '[]', '{"values":{"price":"1"}}', '{"key":"k","values":{}}'])(
    'returns null for %j',
    (stored) => {
      safeSessionStorage.write(KEY, stored)
      expect(readDraft(KEY, defaults)).toBeNull()
    },
  )
})
