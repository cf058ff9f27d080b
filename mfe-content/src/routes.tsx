import type { RouteObject } from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { load as loadContact } from './contact/messages.ts'
import { load as loadFaqs } from './faqs/messages.ts'
import { load as loadHome } from './home/messages.ts'
import { preloadHero } from './home/preload-hero.ts'
import { companyRoutes } from './company/company.routes.ts'
import { helpRoutes } from './help/help.routes.ts'
import { blogRoutes } from './blog/blog.routes.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { accessRoutes } from './access/access.routes.ts'
import { noticesRoutes } from './notices/notices.routes.ts'
import { emailsRoutes } from './emails/emails.routes.ts'
import paths from './paths.json'

export const routes: RouteObject[] = [
  {
    id: 'mfe-content',
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.home,
        loader: () => {
          preloadHero()
          return loadHome()
        },
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "page.home" */ './home/HomePage.tsx'))
            .HomePage,
        }),
      },
      {
        path: paths.faqs,
        loader: loadFaqs,
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "page.faqs" */ './faqs/FaqsPage.tsx'))
            .FaqsPage,
        }),
      },
      {
        path: paths.contact,
        loader: loadContact,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "page.contact" */ './contact/ContactPage.tsx')
          ).ContactPage,
        }),
      },
      ...companyRoutes,
      ...helpRoutes,
      ...blogRoutes,
      ...legalRoutes,
      ...accessRoutes,
      ...noticesRoutes,
      ...emailsRoutes,
    ],
  },
]
