import { redirect, type RouteObject } from '@shop/router'
import { page, pages, redirectRoute } from '@shop/router/pages.tsx'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { load as loadAccess } from './access/messages.ts'
import { load as loadApp } from './app/messages.ts'
import { loadArticles } from './blog/articles.ts'
import { load as loadBlog } from './blog/messages.ts'
import { load as loadCompany } from './company/messages.ts'
import { load as loadContact } from './contact/messages.ts'
import { load as loadEmails } from './emails/messages.ts'
import { load as loadFaqs } from './faqs/messages.ts'
import { load as loadHelp } from './help/messages.ts'
import { load as loadHome } from './home/messages.ts'
import { preloadHero } from './home/preload-hero.ts'
import { load as loadLegal } from './legal/messages.ts'
import { getMaintenanceEnd } from './notices/dates.ts'
import { load as loadNotices } from './notices/messages.ts'
import paths from './paths.json'

export const routes: RouteObject[] = [
  {
    id: 'mfe-content',
    ErrorBoundary: RouteError,
    children: pages(paths, {
      home: page(() => import('./home/HomePage.tsx'), { messages: loadHome, loader: preloadHero }),
      faqs: page(() => import('./faqs/FaqsPage.tsx'), { messages: loadFaqs }),
      contact: page(() => import('./contact/ContactPage.tsx'), { messages: loadContact }),
      company: {
        messages: loadCompany,
        pages: {
          about: page(() => import('./company/AboutPage.tsx'), { loader: loadApp }),
          career: page(() => import('./company/CareerPage.tsx')),
        },
      },
      help: {
        messages: loadHelp,
        pages: {
          center: page(() => import('./help/CenterPage.tsx'), { loader: loadApp }),
          guides: page(() => import('./help/GuidesPage.tsx')),
          support: page(() => import('./help/SupportPage.tsx')),
          faqs: page(() => import('./help/HelpFaqsPage.tsx')),
        },
      },
      blog: {
        messages: loadBlog,
        pages: {
          list: page(() => import('./blog/BlogPage.tsx')),
          detail: page(() => import('./blog/PostPage.tsx'), { loader: loadArticles }),
          post: page(() => import('./blog/PostPage.tsx'), { messages: loadArticles }),
        },
      },
      legal: {
        messages: loadLegal,
        pages: {
          terms: page(() => import('./legal/TermsPage.tsx')),
          privacy: page(() => import('./legal/PrivacyPage.tsx')),
          template: redirectRoute(() => redirect(paths['legal.terms'])),
        },
      },
      access: {
        messages: loadAccess,
        shareChunk: true,
        pages: {
          login: page(() => import('./access/LoginPage.tsx')),
          signup: page(() => import('./access/SignupPage.tsx')),
          success: page(() => import('./access/SignupSuccessPage.tsx')),
          forgot: page(() => import('./access/ForgotPasswordPage.tsx')),
          lock: page(() => import('./access/LockScreenPage.tsx')),
        },
      },
      notices: {
        messages: loadNotices,
        pages: {
          soon: page(() => import('./notices/ComingSoonPage.tsx')),
          maintenance: page(() => import('./notices/MaintenancePage.tsx'), {
            loader: () => getMaintenanceEnd(Date.now()),
          }),
        },
      },
      emails: {
        messages: loadEmails,
        shareChunk: true,
        pages: {
          confirmation: page(() => import('./emails/ConfirmationPage.tsx')),
          cart: page(() => import('./emails/CartPage.tsx')),
          offers: page(() => import('./emails/OffersPage.tsx')),
          order: page(() => import('./emails/OrderPage.tsx')),
          voucher: page(() => import('./emails/VoucherPage.tsx')),
          reset: page(() => import('./emails/ResetPage.tsx')),
          review: page(() => import('./emails/ReviewPage.tsx')),
        },
      },
    }),
  },
]
