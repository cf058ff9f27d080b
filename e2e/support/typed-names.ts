const latin = [
  'Ali',
  'Maryam Al Harthy',
  'Zoë Šárka O’Neill-Ångström',
  'WILLIAM WOLLSTONECRAFT',
  'Jean-Baptiste de la Salle',
  'Nguyễn Thị Ngọc',
  'İlknur Gülçiçek',
  'Dr. Fatma bint Said Al Busaidi',
  'J. R. R.',
  'illicit lilli',
]
const arabic = [
  'علي',
  'مريم الحارثي',
  'مُحَمَّدُ بْنُ عَبْدِ اللهِ الخَرُوصِيُّ',
  'عبد الرحمن بن خلفان الصقري',
  'شيخة الشنفري',
  'صفاء الضوياني',
  'آمنة لآلئ إلإسلام',
  'گلناز پارسا',
  'ٱلسَّيِّدَة فَاطِمَة',
  'ســـالم',
]
const titles = [
  '',
  'CEO · R&D',
  'مصمِّم معماري',
  '+968 9123 4567',
  'المدير العام / GM',
  'a.b@site.om',
  '٩٦٨ ٩٩١١',
  'Co-founder, Studio مسقط',
]
const letters = ['W', 'i', 'م', 'ص', 'Ç', 'لا', 'ي', 'g', '٣', '@']

const refused = { 'Ali 😀': 'Emoji cannot', Иван: '“И” cannot', 'Ali\u2800': '“U+2800” cannot' }

const mixed = latin.map((name, index) => `${name} ${arabic[index]}`)
const doubled = [...latin, ...arabic].map((name) => `${name} ${name}`)

const tooLongForCard = [
  ...[2, 3].map((index) => mixed[index]),
  ...[2, 3, 7, 12, 13].map((index) => doubled[index]),
]
const tooLongForTag = [
  ...[2, 3, 4, 7].map((index) => latin[index]),
  ...[2, 3].map((index) => arabic[index]),
  ...[1, 2, 3, 4, 5, 6, 7].map((index) => mixed[index]),
  ...[1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 18].map((index) => doubled[index]),
]
const tooLong = { 'copper-metal-card': tooLongForCard, 'navy-luggage-tag': tooLongForTag }

export type NamedProduct = keyof typeof tooLong

export const namedProducts = Object.keys(tooLong) as NamedProduct[]

export interface TypedName {
  name: string
  line: string
  /** What the form says of the name; empty for one that is taken. Every line is. */
  problem: string
}

/**
 * What people may type: short and long, in either script and both, with marks, with one letter, and what is refused. 200
 * pairs, each with what becomes of it on a product.
 */
export function listTypedNames(product: NamedProduct): TypedName[] {
  const problems = new Map([
    ...tooLong[product].map((name) => [name, 'This does not fit'] as const),
    ...Object.entries(refused),
  ])
  const taken = [...latin, ...arabic, ...mixed, ...doubled, ...letters]
  const names = [...taken, ...Object.keys(refused)]
  return Array.from({ length: 200 }, (_, index) => {
    const name = names[index % names.length] ?? ''
    const line = titles[(index + Math.floor(index / names.length)) % titles.length] ?? ''
    return { name, line, problem: problems.get(name) ?? '' }
  })
}
