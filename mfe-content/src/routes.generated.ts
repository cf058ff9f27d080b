// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { redirect, type RouteObject } from '@shop/router'
import { pageLoader, withProps } from '@shop/router/page-loader.ts'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { loader as homeHomeLoader } from './home/home.loader.ts'
import { loader as contentPageContentPageLoader } from './content-page/content-page.loader.ts'
import { loader as blogBlogLoader } from './blog/blog.loader.ts'
import { loader as authPagesEnterPortalLoader } from './auth-pages/enter-portal.loader.ts'
import { loader as statusPagesMaintenanceLoader } from './status-pages/maintenance.loader.ts'
import { loadHomeMessages, loadFaqsMessages, loadContactMessages, loadCompanyMessages, loadAppPromoMessages, loadHelpMessages, loadBlogMessages, loadBlogArticlesMessages, loadLegalMessages, loadAuthPagesMessages, loadStatusPagesMessages, loadEmailsMessages } from './messages.generated.ts'
import { paths } from './paths.generated.ts'

/** The routes that the remote exposes. */
export const routes: RouteObject[] = [
  {
    id: 'mfe-content',
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.home,
        loader: pageLoader([loadHomeMessages], homeHomeLoader),
        lazy: async () => {
          const { HomePage } = await import(/* webpackChunkName: "page.home" */ './home/HomePage.tsx')
          return { Component: HomePage }
        },
      },
      {
        path: paths.faqs,
        loader: pageLoader([loadFaqsMessages], contentPageContentPageLoader),
        lazy: async () => {
          const { FaqsPage } = await import(/* webpackChunkName: "page.faqs" */ './faqs/FaqsPage.tsx')
          return { Component: FaqsPage }
        },
      },
      {
        path: paths.contact,
        loader: pageLoader([loadContactMessages]),
        lazy: async () => {
          const { ContactPage } = await import(/* webpackChunkName: "page.contact" */ './contact/ContactPage.tsx')
          return { Component: ContactPage }
        },
      },
      {
        path: paths['company.about'],
        loader: pageLoader([loadCompanyMessages, loadAppPromoMessages], contentPageContentPageLoader),
        lazy: async () => {
          const { AboutPage } = await import(/* webpackChunkName: "page.company.about" */ './company/AboutPage.tsx')
          return { Component: AboutPage }
        },
      },
      {
        path: paths['company.career'],
        loader: pageLoader([loadCompanyMessages], contentPageContentPageLoader),
        lazy: async () => {
          const { CareerPage } = await import(/* webpackChunkName: "page.company.career" */ './company/CareerPage.tsx')
          return { Component: CareerPage }
        },
      },
      {
        path: paths['help.center'],
        loader: pageLoader([loadHelpMessages], contentPageContentPageLoader),
        lazy: async () => {
          const { CenterPage } = await import(/* webpackChunkName: "page.help.center" */ './help/CenterPage.tsx')
          return { Component: CenterPage }
        },
      },
      {
        path: paths['help.guides'],
        loader: pageLoader([loadHelpMessages]),
        lazy: async () => {
          const { GuidesPage } = await import(/* webpackChunkName: "page.help.guides" */ './help/GuidesPage.tsx')
          return { Component: GuidesPage }
        },
      },
      {
        path: paths['help.support'],
        loader: pageLoader([loadHelpMessages]),
        lazy: async () => {
          const { SupportPage } = await import(/* webpackChunkName: "page.help.support" */ './help/SupportPage.tsx')
          return { Component: SupportPage }
        },
      },
      {
        path: paths['help.faqs'],
        loader: pageLoader([loadHelpMessages], contentPageContentPageLoader),
        lazy: async () => {
          const { HelpFaqsPage } = await import(/* webpackChunkName: "page.help.faqs" */ './help/HelpFaqsPage.tsx')
          return { Component: HelpFaqsPage }
        },
      },
      {
        path: paths['blog.list'],
        loader: pageLoader([loadBlogMessages], blogBlogLoader),
        lazy: async () => {
          const { BlogPage } = await import(/* webpackChunkName: "page.blog.list" */ './blog/BlogPage.tsx')
          return { Component: BlogPage }
        },
      },
      {
        path: paths['blog.detail'],
        loader: pageLoader([loadBlogMessages, loadBlogArticlesMessages], blogBlogLoader),
        lazy: async () => {
          const { PostPage } = await import(/* webpackChunkName: "page.blog.detail" */ './blog/PostPage.tsx')
          return { Component: PostPage }
        },
      },
      {
        path: paths['blog.post'],
        loader: pageLoader([loadBlogMessages, loadBlogArticlesMessages], blogBlogLoader),
        lazy: async () => {
          const { PostPage } = await import(/* webpackChunkName: "page.blog.detail" */ './blog/PostPage.tsx')
          return { Component: PostPage }
        },
      },
      {
        path: paths['legal.terms'],
        loader: pageLoader([loadLegalMessages], contentPageContentPageLoader),
        lazy: async () => {
          const { LegalPage } = await import(/* webpackChunkName: "page.legal" */ './legal/LegalPage.tsx')
          return { Component: withProps(LegalPage, {"name":"terms"}) }
        },
      },
      {
        path: paths['legal.privacy'],
        loader: pageLoader([loadLegalMessages], contentPageContentPageLoader),
        lazy: async () => {
          const { LegalPage } = await import(/* webpackChunkName: "page.legal" */ './legal/LegalPage.tsx')
          return { Component: withProps(LegalPage, {"name":"privacy"}) }
        },
      },
      {
        path: paths['legal.template'],
        loader: () => redirect('/terms'),
        element: null,
      },
      {
        path: paths['auth.login'],
        loader: pageLoader([loadAuthPagesMessages], authPagesEnterPortalLoader),
        lazy: async () => {
          const { LoginPage } = await import(/* webpackChunkName: "page.auth" */ './auth-pages/LoginPage.tsx')
          return { Component: LoginPage }
        },
      },
      {
        path: paths['auth.signup'],
        loader: pageLoader([loadAuthPagesMessages], authPagesEnterPortalLoader),
        lazy: async () => {
          const { SignupPage } = await import(/* webpackChunkName: "page.auth" */ './auth-pages/SignupPage.tsx')
          return { Component: SignupPage }
        },
      },
      {
        path: paths['auth.success'],
        loader: pageLoader([loadAuthPagesMessages]),
        lazy: async () => {
          const { SignupSuccessPage } = await import(/* webpackChunkName: "page.auth" */ './auth-pages/SignupSuccessPage.tsx')
          return { Component: SignupSuccessPage }
        },
      },
      {
        path: paths['auth.forgot'],
        loader: pageLoader([loadAuthPagesMessages], authPagesEnterPortalLoader),
        lazy: async () => {
          const { ForgotPasswordPage } = await import(/* webpackChunkName: "page.auth" */ './auth-pages/ForgotPasswordPage.tsx')
          return { Component: ForgotPasswordPage }
        },
      },
      {
        path: paths['auth.lock'],
        loader: pageLoader([loadAuthPagesMessages]),
        lazy: async () => {
          const { LockScreenPage } = await import(/* webpackChunkName: "page.auth" */ './auth-pages/LockScreenPage.tsx')
          return { Component: LockScreenPage }
        },
      },
      {
        path: paths['status.soon'],
        loader: pageLoader([loadStatusPagesMessages]),
        lazy: async () => {
          const { ComingSoonPage } = await import(/* webpackChunkName: "page.status.soon" */ './status-pages/ComingSoonPage.tsx')
          return { Component: ComingSoonPage }
        },
      },
      {
        path: paths['status.maintenance'],
        handle: { frame: 'closed' },
        loader: pageLoader([loadStatusPagesMessages], statusPagesMaintenanceLoader),
        lazy: async () => {
          const { MaintenancePage } = await import(/* webpackChunkName: "page.status.maintenance" */ './status-pages/MaintenancePage.tsx')
          return { Component: MaintenancePage }
        },
      },
      {
        path: paths['emails.confirmation'],
        loader: pageLoader([loadEmailsMessages]),
        lazy: async () => {
          const { EmailPage } = await import(/* webpackChunkName: "page.emails" */ './emails/EmailPage.tsx')
          return { Component: withProps(EmailPage, {"email":"confirmation"}) }
        },
      },
      {
        path: paths['emails.cart'],
        loader: pageLoader([loadEmailsMessages]),
        lazy: async () => {
          const { EmailPage } = await import(/* webpackChunkName: "page.emails" */ './emails/EmailPage.tsx')
          return { Component: withProps(EmailPage, {"email":"cart"}) }
        },
      },
      {
        path: paths['emails.offers'],
        loader: pageLoader([loadEmailsMessages]),
        lazy: async () => {
          const { EmailPage } = await import(/* webpackChunkName: "page.emails" */ './emails/EmailPage.tsx')
          return { Component: withProps(EmailPage, {"email":"offers"}) }
        },
      },
      {
        path: paths['emails.order'],
        loader: pageLoader([loadEmailsMessages]),
        lazy: async () => {
          const { EmailPage } = await import(/* webpackChunkName: "page.emails" */ './emails/EmailPage.tsx')
          return { Component: withProps(EmailPage, {"email":"order"}) }
        },
      },
      {
        path: paths['emails.voucher'],
        loader: pageLoader([loadEmailsMessages]),
        lazy: async () => {
          const { EmailPage } = await import(/* webpackChunkName: "page.emails" */ './emails/EmailPage.tsx')
          return { Component: withProps(EmailPage, {"email":"voucher"}) }
        },
      },
      {
        path: paths['emails.reset'],
        loader: pageLoader([loadEmailsMessages]),
        lazy: async () => {
          const { EmailPage } = await import(/* webpackChunkName: "page.emails" */ './emails/EmailPage.tsx')
          return { Component: withProps(EmailPage, {"email":"reset"}) }
        },
      },
      {
        path: paths['emails.review'],
        loader: pageLoader([loadEmailsMessages]),
        lazy: async () => {
          const { EmailPage } = await import(/* webpackChunkName: "page.emails" */ './emails/EmailPage.tsx')
          return { Component: withProps(EmailPage, {"email":"review"}) }
        },
      },
    ],
  },
]
