/** Deletes the cookies of a browser that sends too many, and leads to the shop; only such a browser gets that. */
export const CLEAR_COOKIES_PATH = '/clear-cookies'

/** Ends the preview of a browser, and leads to the live shop. */
const LEAVE_PREVIEW_PATH = '/?preview='

/** For pages of ours that have styles and nothing else. */
export const EARLY_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const TITLE = { en: 'This page cannot be opened', ar: 'تعذّر فتح هذه الصفحة' }

const TEXTS = {
  unreadable: {
    en: ['The shop cannot read this address, or what was sent to it.', 'Go to the shop'],
    ar: ['لا يستطيع المتجر قراءة هذا العنوان أو ما أُرسل إليه.', 'الذهاب إلى المتجر'],
  },
  cookies: {
    en: [
      'Your browser sends more cookies than the shop can take. Deleting them keeps your cart.',
      'Delete the cookies',
    ],
    ar: [
      'يرسل متصفحك ملفات تعريف ارتباط أكثر مما يمكن للمتجر استقباله. حذفها لا يمس سلة مشترياتك.',
      'حذف ملفات تعريف الارتباط',
    ],
  },
  preview: {
    en: [
      'This preview has ended, or its link is not complete. Ask whoever sent it to you for a new one.',
      'Go to the live shop',
    ],
    ar: [
      'انتهت هذه المعاينة، أو أن رابطها غير مكتمل. اطلب رابطًا جديدًا ممن أرسله إليك.',
      'الذهاب إلى المتجر',
    ],
  },
  unreleased: {
    en: [
      'This version has not been released. To try it, open the link of a preview first.',
      'Go to the shop',
    ],
    ar: ['لم يُطلق هذا الإصدار بعد. لتجربته افتح أولًا رابط معاينة.', 'الذهاب إلى المتجر'],
  },
} as const

const PATHS: Partial<Record<keyof typeof TEXTS, string>> = {
  cookies: CLEAR_COOKIES_PATH,
  preview: LEAVE_PREVIEW_PATH,
}

/**
 * The page for a browser whose request reaches no page of the shop, in both languages, since nothing is known of its visitor.
 * `deploy/nginx/snippets` has the same.
 * @param home address of the shop, with a slash at its end
 */
export function createEarlyPage(reason: keyof typeof TEXTS, home = '/'): string {
  const href = home.slice(0, -1) + (PATHS[reason] ?? '/')
  const section = (language: 'en' | 'ar', attributes: string) => {
    const [text, label] = TEXTS[reason][language]
    return `  <section${attributes}>
    <h1>${TITLE[language]}</h1>
    <p>${text}</p>
    <a href="${href}">${label}</a>
  </section>`
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${TITLE.en} · ${TITLE.ar}</title>
<style>
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
  body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; }
  main { max-inline-size: 30rem; padding: 2rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .5rem; }
  p { margin: 0; }
  section + section { margin-block-start: 2rem; padding-block-start: 2rem; border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  a { display: inline-block; margin-block-start: 1rem; padding: .625rem 1.25rem; border-radius: .5rem; background: CanvasText; color: Canvas; text-decoration: none; }
</style>
<main>
${section('en', '')}
${section('ar', ' lang="ar" dir="rtl"')}
</main>
</html>
`
}
