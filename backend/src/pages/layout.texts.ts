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
  error: 'This did not work',
  unavailable: 'We could not complete this just now. Please try again in a few seconds.',
  failed: 'Something went wrong on our side. Please try again.',
  tryAgain: 'Try again',
  goBack: 'Go back and send it again: what you entered is still there.',
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
  error: 'لم تتم العملية',
  unavailable: 'تعذّر إتمام ذلك الآن. يُرجى إعادة المحاولة بعد بضع ثوانٍ.',
  failed: 'حدث خطأ لدينا. يُرجى إعادة المحاولة.',
  tryAgain: 'إعادة المحاولة',
  goBack: 'يُرجى الرجوع إلى الصفحة السابقة وإعادة الإرسال، فما تم إدخاله ما زال محفوظًا فيها.',
}

/** Texts of the header and the footer. */
export const layoutTexts: Record<Language, LayoutTexts> = { en, ar }
