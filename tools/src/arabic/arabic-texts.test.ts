import { findSources } from '../sources/find-sources.ts'

const ARABIC = /\p{Script=Arabic}/u
/** Message catalogues, the headings of the pages, and what the backend says, which is in its sources; not what people search for. */
const TEXTS =
  /(^|\/)(messages\/ar|src\/pages)\.json$|^demo\/seed\/|^backend\/src\/(?!.*(\.test\.ts$|\/testing\/|synonyms\.json$)).*\.(ts|json)$/

interface ArabicText {
  /** Path and line. */
  place: string
  text: string
}

/** Every line with Arabic text that a visitor may read: catalogues, demo data, and the backend's pages and dictionary. */
function collectArabicTexts(): ArabicText[] {
  return findSources(TEXTS).flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, text: line }))
      .filter(({ text: line }) => ARABIC.test(line)),
  )
}

interface Term {
  forbidden: RegExp
  preferred: string
}

/** The end of a word: `\b` knows Latin letters only. */
const END = '(?![\\u0600-\\u06ff])'
const START = '(?<![\\u0600-\\u06ff])'
const word = (text: string) => new RegExp(`${START}(?:ال|و|ب|ل|لل)?(?:${text})${END}`, 'u')

/** One name for each thing on the whole site. */
const arabicGlossary: readonly Term[] = [
  { forbidden: word('وكيل|وكلاء'), preferred: 'سفراؤنا' },
  { forbidden: /يرجى|الرجاء|رجاءً/, preferred: 'يُرجى' },
  { forbidden: word('معالجة'), preferred: 'قيد التجهيز' },
  { forbidden: word('كلفة|كلفه'), preferred: 'تكلفة' },
  { forbidden: /["']الضريبة["']|["']الضرائب["']/, preferred: 'ضريبة القيمة المضافة' },
  { forbidden: word('كاونتر|كونتر|بار'), preferred: 'طاولة الخدمة' },
  { forbidden: word('قالب|قوالب'), preferred: 'نموذج، نماذج' },
  { forbidden: /رسالة نجاح/, preferred: 'رسالة تأكيد الطلب' },
  { forbidden: /دفعتك/, preferred: 'تم استلام المبلغ' },
  { forbidden: /تي[ -]?شرت|قم(ي|ص)ا?ص?(ان)? قطني/, preferred: 'تيشيرت' },
  { forbidden: /سويت ?شيرت|هودى/, preferred: 'هودي' },
  { forbidden: /بقرص/, preferred: 'بميناء' },
  { forbidden: /القسيمة (بنجاح|غير)|التحقق من القسيمة/, preferred: 'رمز الخصم' },
  { forbidden: /علبة (مجموعة )?الهدايا/, preferred: 'مجموعة الهدايا' },
  { forbidden: /\d\+/, preferred: 'أكثر من' },
  {
    forbidden: word('أنتِ|اضغطي|اختاري|شاركي|أضيفي|اطلبي|تسوّقي|استخدمي|اكتبي|سجّلي|أدخلي|كوني'),
    preferred: 'an address to every reader',
  },
  { forbidden: /شوهد(ت)? مؤخرًا/, preferred: 'شاهدتها مؤخرًا' },
  { forbidden: /علام(ة|ات) (مفاتيح|أمتعة|ذكية)/, preferred: 'تعليقة مفاتيح' },
  { forbidden: /عيّنات/, preferred: 'نماذج للعرض' },
  { forbidden: /المستضافة/, preferred: 'عبر صفحة دفع آمنة' },
  { forbidden: word('محترفين|محترفون'), preferred: 'المهنيين' },
  { forbidden: /أدوات (أعمال|عمل) ذكية/, preferred: 'أدوات ذكية للأعمال' },
  { forbidden: /المحاولة (مجددًا|مرة أخرى)/, preferred: 'إعادة المحاولة' },
  { forbidden: /سفراؤنا حول/, preferred: 'سفراؤنا' },
  { forbidden: /الأكثر تكرارًا/, preferred: 'الأسئلة الشائعة' },
  { forbidden: /هذا التبويب/, preferred: 'علامة التبويب هذه' },
  { forbidden: /معاد تدوير/, preferred: 'مُعاد تدويره' },
  { forbidden: /لسفراء/, preferred: 'سفراؤنا، أحد سفرائنا' },
]

const texts = collectArabicTexts()

test('collectArabicTexts returns the texts of the site and of the backend', () => {
  const files = texts.map(({ place }) => place.replace(/:\d+$/, ''))
  expect(files).toContain('shell/src/messages/ar.json')
  expect(files).toContain('mfe-catalog/src/pages.json')
  expect(files).toContain('backend/src/domain/translation/dictionary.json')
  expect(files).toContain('backend/src/platform/i18n/ar.json')
  expect(files).toContain('demo/seed/catalog.json')
  expect(texts.length).toBeGreaterThan(1000)
})

test('Arabic texts have Western digits, percent signs and separators', () => {
  expect(texts.filter(({ text }) => /[\u0660-\u066c\u06f0-\u06f9]/.test(text))).toEqual([])
})

test.each(arabicGlossary)('Arabic texts say $preferred, not $forbidden', ({ forbidden }) => {
  expect(texts.filter(({ text }) => forbidden.test(text))).toEqual([])
})
