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

/** What people may type: short and long, in either script and both, with marks, with one letter. 200 pairs. */
export function listTypedNames(): { name: string; line: string }[] {
  const mixed = latin.map((name, index) => `${name} ${arabic[index]}`)
  const long = [...latin, ...arabic].map((name) => `${name} ${name}`)
  const names = [...latin, ...arabic, ...mixed, ...long, ...letters]
  return Array.from({ length: 200 }, (_, index) => ({
    name: names[index % names.length] ?? '',
    line: titles[(index + Math.floor(index / names.length)) % titles.length] ?? '',
  }))
}
