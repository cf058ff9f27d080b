// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { createMessages } from '@shop/i18n/messages.tsx'

export const { t: appPromoT, useT: useAppPromoT, T: AppPromoT, load: loadAppPromoMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.app-promo.en" */ './app-promo/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.app-promo.ar" */ './app-promo/messages/ar.json'),
})

export const { t: authPagesT, useT: useAuthPagesT, T: AuthPagesT, load: loadAuthPagesMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.auth-pages.en" */ './auth-pages/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.auth-pages.ar" */ './auth-pages/messages/ar.json'),
})

export const { t: blogT, useT: useBlogT, T: BlogT, load: loadBlogMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.blog.en" */ './blog/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.blog.ar" */ './blog/messages/ar.json'),
})

export const { t: blogArticlesT, useT: useBlogArticlesT, T: BlogArticlesT, load: loadBlogArticlesMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.blog.articles.en" */ './blog/articles/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.blog.articles.ar" */ './blog/articles/messages/ar.json'),
})

export const { t: companyT, useT: useCompanyT, T: CompanyT, load: loadCompanyMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.company.en" */ './company/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.company.ar" */ './company/messages/ar.json'),
})

export const { t: contactT, useT: useContactT, T: ContactT, load: loadContactMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.contact.en" */ './contact/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.contact.ar" */ './contact/messages/ar.json'),
})

export const { t: emailsT, useT: useEmailsT, T: EmailsT, load: loadEmailsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.emails.en" */ './emails/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.emails.ar" */ './emails/messages/ar.json'),
})

export const { t: faqsT, useT: useFaqsT, T: FaqsT, load: loadFaqsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.faqs.en" */ './faqs/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.faqs.ar" */ './faqs/messages/ar.json'),
})

export const { t: helpT, useT: useHelpT, T: HelpT, load: loadHelpMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.help.en" */ './help/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.help.ar" */ './help/messages/ar.json'),
})

export const { t: homeT, useT: useHomeT, T: HomeT, load: loadHomeMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.home.en" */ './home/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.home.ar" */ './home/messages/ar.json'),
})

export const { t: legalT, useT: useLegalT, T: LegalT, load: loadLegalMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.legal.en" */ './legal/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.legal.ar" */ './legal/messages/ar.json'),
})

export const { t: statusPagesT, useT: useStatusPagesT, T: StatusPagesT, load: loadStatusPagesMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.status-pages.en" */ './status-pages/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.status-pages.ar" */ './status-pages/messages/ar.json'),
})
