import { redirect, type RouteObject } from '@shop/router'
import { page, pages, redirectRoute } from '@shop/router/pages.tsx'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { load as loadAppPromo } from './app-promo/messages.ts'
import { load as loadAuthPages } from './auth-pages/messages.ts'
import { loadArticles } from './blog/articles.ts'
import { load as loadBlog } from './blog/messages.ts'
import { load as loadCompany } from './company/messages.ts'
import { load as loadContact } from './contact/messages.ts'
import { load as loadEmails } from './emails/messages.ts'
import { load as loadFaqs } from './faqs/messages.ts'
import { load as loadHelp } from './help/messages.ts'
import { loadHome } from './home/load-home.ts'
import { load as loadHomeMessages } from './home/messages.ts'
import { load as loadLegal } from './legal/messages.ts'
import paths from './paths.json'
import { getMaintenanceEnd } from './status-pages/dates.ts'
import { load as loadStatusPages } from './status-pages/messages.ts'

export const routes: RouteObject[] = [
  {
    id: 'mfe-content',
    ErrorBoundary: RouteError,
    children: pages(paths, {
      home: page(() => import('./home/HomePage.tsx'), {
        messages: loadHomeMessages,
        loader: loadHome,
      }),
      faqs: page(() => import('./faqs/FaqsPage.tsx'), { messages: loadFaqs }),
      contact: page(() => import('./contact/ContactPage.tsx'), { messages: loadContact }),
      company: {
        messages: loadCompany,
        pages: {
          about: page(() => import('./company/AboutPage.tsx'), { loader: loadAppPromo }),
          career: page(() => import('./company/CareerPage.tsx')),
        },
      },
      help: {
        messages: loadHelp,
        pages: {
          center: page(() => import('./help/CenterPage.tsx'), { loader: loadAppPromo }),
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
      auth: {
        messages: loadAuthPages,
        shareChunk: true,
        pages: {
          login: page(() => import('./auth-pages/LoginPage.tsx')),
          signup: page(() => import('./auth-pages/SignupPage.tsx')),
          success: page(() => import('./auth-pages/SignupSuccessPage.tsx')),
          forgot: page(() => import('./auth-pages/ForgotPasswordPage.tsx')),
          lock: page(() => import('./auth-pages/LockScreenPage.tsx')),
        },
      },
      status: {
        messages: loadStatusPages,
        pages: {
          soon: page(() => import('./status-pages/ComingSoonPage.tsx')),
          maintenance: page(() => import('./status-pages/MaintenancePage.tsx'), {
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
