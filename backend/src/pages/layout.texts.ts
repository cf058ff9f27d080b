import type { Language } from './negotiate-language.ts'

const en = {
  skip: 'Skip to the content',
  home: 'Back to the shop',
  dark: 'Switch to the dark theme',
  light: 'Switch to the light theme',
  footer: 'Footer',
  shop: 'Shop',
  faqs: 'FAQs',
  contact: 'Contact Us',
  terms: 'Terms',
  privacy: 'Privacy',
  rights: 'All rights reserved.',
}

export type LayoutTexts = typeof en

const ar: LayoutTexts = {
  skip: 'انتقل إلى المحتوى',
  home: 'العودة إلى المتجر',
  dark: 'التبديل إلى المظهر الداكن',
  light: 'التبديل إلى المظهر الفاتح',
  footer: 'تذييل الصفحة',
  shop: 'المتجر',
  faqs: 'الأسئلة الشائعة',
  contact: 'اتصل بنا',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  rights: 'جميع الحقوق محفوظة.',
}

/** Texts of the header and the footer. */
export const layoutTexts: Record<Language, LayoutTexts> = { en, ar }
