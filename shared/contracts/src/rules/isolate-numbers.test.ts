import { isolateNumbers } from './isolate-numbers.ts'

/** Shows where isolates begin and end, and overrides in them. */
const mark = (text: string) =>
  text
    .replaceAll('\u2066', '⟨')
    .replaceAll('\u2069', '⟩')
    .replaceAll('\u202d', '{')
    .replaceAll('\u202c', '}')

describe('isolateNumbers', () => {
  test.each([
    ['هاتف: +968 9123 4567', 'هاتف: ⟨+968 9123 4567⟩'],
    ['هاتف +968 9123 4567 داخلي 12', 'هاتف ⟨+968 9123 4567⟩ داخلي ⟨12⟩'],
    ['ص.ب 1123، ر.ب 133', 'ص.ب ⟨1123⟩، ر.ب ⟨133⟩'],
    ['2026-11-28 حتى 2026-12-05', '⟨2026-11-28⟩ حتى ⟨2026-12-05⟩'],
    ['Salim سالم +968 9123 4567', 'Salim سالم ⟨+968 9123 4567⟩'],
    ['A/B (عمان) 50%', 'A/B (عمان) ⟨50%⟩'],
    ['هاتف (+968) 9123-4567', 'هاتف ⟨(+968) 9123-4567⟩'],
    ['(هاتف 91234567)', '(هاتف ⟨91234567⟩)'],
    ['هاتف +٩٦٨ ٩١٢٣', 'هاتف ⟨{+٩٦٨ ٩١٢٣}⟩'],
    ['هاتف 9123 4567، 2345 6789', 'هاتف ⟨9123 4567⟩، ⟨2345 6789⟩'],
    ['شقة 12B', 'شقة ⟨12B⟩'],
    ['بريد 4u@site.om', 'بريد ⟨4u@site.om⟩'],
    ['بناية ب-12', 'بناية ب-⟨12⟩'],
    ['Way 5123\nهاتف 9123 4567', 'Way 5123\nهاتف ⟨9123 4567⟩'],
  ])('of %j is %s', (text, expected) => expect(mark(isolateNumbers(text))).toBe(expected))

  test.each([
    'ســالم الحــارثي',
    'اللَّٰهُ',
    '+968 9123 4567',
    'Way 5123, Muscat',
    'شارع Way 5123',
    'رقم B12',
  ])('leaves %j as it is', (text) => expect(isolateNumbers(text)).toBe(text))

  test('ends on long texts of brackets, digits and spaces', () => {
    const text = `م ${`(${'1 '.repeat(5)}${'1'.repeat(200)}${' '.repeat(50)}`.repeat(50)}`
    expect(isolateNumbers(text)).toContain('\u2066')
  })
})
