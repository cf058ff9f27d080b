interface Term {
  forbidden: RegExp
  preferred: string
}

/** The end of a word: `\b` knows Latin letters only. */
const END = '(?![\\u0600-\\u06ff])'
const START = '(?<![\\u0600-\\u06ff])'
const word = (text: string) => new RegExp(`${START}(?:ال|و|ب|ل|لل)?(?:${text})${END}`, 'u')

/** One name for each thing on the whole site. */
export const arabicGlossary: readonly Term[] = [
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
