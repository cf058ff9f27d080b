// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { type RouteObject } from '@shop/router'
import { pageLoader } from '@shop/router/page-loader.ts'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { loadMessages, loadOverviewMessages, loadOrdersMessages, loadInboxMessages, loadOrdersPrintMessages, loadGoodsMessages, loadPicturesMessages, loadGoodsTableMessages, loadCouponsMessages, loadAgentsMessages, loadReportsMessages, loadMembersMessages, loadPagesMessages, loadSettingsMessages, loadStaffMessages, loadLogMessages, loadReleasesMessages } from './messages.generated.ts'
import { paths } from './paths.generated.ts'

/** The routes that the remote exposes. */
export const routes: RouteObject[] = [
  {
    id: 'mfe-office',
    ErrorBoundary: RouteError,
    children: [
      {
        id: 'office',
        handle: { frame: 'workspace' },
        loader: pageLoader([loadMessages]),
        lazy: async () => {
          const { OfficeLayout } = await import(/* webpackChunkName: "page.office" */ './layout/OfficeLayout.tsx')
          return { Component: OfficeLayout }
        },
        children: [
          {
            // The layout stays when a page fails.
            ErrorBoundary: RouteError,
            children: [
              {
                path: paths.overview,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadOverviewMessages, loadOrdersMessages, loadInboxMessages]),
                lazy: async () => {
                  const { OverviewPage } = await import(/* webpackChunkName: "page.overview" */ './overview/OverviewPage.tsx')
                  return { Component: OverviewPage }
                },
              },
              {
                path: paths.orders,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadOrdersMessages]),
                lazy: async () => {
                  const { OrdersPage } = await import(/* webpackChunkName: "page.orders" */ './orders/OrdersPage.tsx')
                  return { Component: OrdersPage }
                },
              },
              {
                path: paths.order,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadOrdersMessages, loadInboxMessages]),
                lazy: async () => {
                  const { OrderPage } = await import(/* webpackChunkName: "page.order" */ './orders/OrderPage.tsx')
                  return { Component: OrderPage }
                },
              },
              {
                path: paths['order.print'],
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadOrdersMessages, loadOrdersPrintMessages]),
                lazy: async () => {
                  const { OrderPrintPage } = await import(/* webpackChunkName: "page.order.print" */ './orders/print/OrderPrintPage.tsx')
                  return { Component: OrderPrintPage }
                },
              },
              {
                path: paths['order.slips'],
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadOrdersMessages, loadOrdersPrintMessages]),
                lazy: async () => {
                  const { SlipsPage } = await import(/* webpackChunkName: "page.order.slips" */ './orders/print/SlipsPage.tsx')
                  return { Component: SlipsPage }
                },
              },
              {
                path: paths['order.send'],
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadOrdersMessages]),
                lazy: async () => {
                  const { SendOrdersPage } = await import(/* webpackChunkName: "page.order.send" */ './orders/SendOrdersPage.tsx')
                  return { Component: SendOrdersPage }
                },
              },
              {
                path: paths.products,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadGoodsMessages]),
                lazy: async () => {
                  const { ProductsPage } = await import(/* webpackChunkName: "page.products" */ './goods/ProductsPage.tsx')
                  return { Component: ProductsPage }
                },
              },
              {
                path: paths.product,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadGoodsMessages, loadPicturesMessages]),
                lazy: async () => {
                  const { ProductPage } = await import(/* webpackChunkName: "page.product" */ './goods/ProductPage.tsx')
                  return { Component: ProductPage }
                },
              },
              {
                path: paths.productImport,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadGoodsMessages, loadGoodsTableMessages, loadPicturesMessages]),
                lazy: async () => {
                  const { ImportPage } = await import(/* webpackChunkName: "page.productImport" */ './goods/table/ImportPage.tsx')
                  return { Component: ImportPage }
                },
              },
              {
                path: paths.categories,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadGoodsMessages]),
                lazy: async () => {
                  const { CategoriesPage } = await import(/* webpackChunkName: "page.categories" */ './goods/CategoriesPage.tsx')
                  return { Component: CategoriesPage }
                },
              },
              {
                path: paths.category,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadGoodsMessages, loadPicturesMessages]),
                lazy: async () => {
                  const { CategoryPage } = await import(/* webpackChunkName: "page.category" */ './goods/CategoryPage.tsx')
                  return { Component: CategoryPage }
                },
              },
              {
                path: paths.coupons,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadCouponsMessages]),
                lazy: async () => {
                  const { CouponsPage } = await import(/* webpackChunkName: "page.coupons" */ './coupons/CouponsPage.tsx')
                  return { Component: CouponsPage }
                },
              },
              {
                path: paths.coupon,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadCouponsMessages]),
                lazy: async () => {
                  const { CouponPage } = await import(/* webpackChunkName: "page.coupon" */ './coupons/CouponPage.tsx')
                  return { Component: CouponPage }
                },
              },
              {
                path: paths.agents,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadAgentsMessages]),
                lazy: async () => {
                  const { AgentsPage } = await import(/* webpackChunkName: "page.agents" */ './agents/AgentsPage.tsx')
                  return { Component: AgentsPage }
                },
              },
              {
                path: paths.agent,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadAgentsMessages, loadPicturesMessages]),
                lazy: async () => {
                  const { AgentPage } = await import(/* webpackChunkName: "page.agent" */ './agents/AgentPage.tsx')
                  return { Component: AgentPage }
                },
              },
              {
                path: paths.messages,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadInboxMessages]),
                lazy: async () => {
                  const { MessagesPage } = await import(/* webpackChunkName: "page.messages" */ './inbox/MessagesPage.tsx')
                  return { Component: MessagesPage }
                },
              },
              {
                path: paths.message,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadInboxMessages, loadOrdersMessages]),
                lazy: async () => {
                  const { MessagePage } = await import(/* webpackChunkName: "page.message" */ './inbox/MessagePage.tsx')
                  return { Component: MessagePage }
                },
              },
              {
                path: paths.reports,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadReportsMessages]),
                lazy: async () => {
                  const { ReportsPage } = await import(/* webpackChunkName: "page.reports" */ './reports/ReportsPage.tsx')
                  return { Component: ReportsPage }
                },
              },
              {
                path: paths.members,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadMembersMessages]),
                lazy: async () => {
                  const { MembersPage } = await import(/* webpackChunkName: "page.members" */ './members/MembersPage.tsx')
                  return { Component: MembersPage }
                },
              },
              {
                path: paths.member,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadMembersMessages, loadOrdersMessages]),
                lazy: async () => {
                  const { MemberPage } = await import(/* webpackChunkName: "page.member" */ './members/MemberPage.tsx')
                  return { Component: MemberPage }
                },
              },
              {
                path: paths.newsletter,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadMembersMessages]),
                lazy: async () => {
                  const { NewsletterPage } = await import(/* webpackChunkName: "page.newsletter" */ './members/NewsletterPage.tsx')
                  return { Component: NewsletterPage }
                },
              },
              {
                path: paths.pages,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadPagesMessages]),
                lazy: async () => {
                  const { PagesPage } = await import(/* webpackChunkName: "page.pages" */ './pages/PagesPage.tsx')
                  return { Component: PagesPage }
                },
              },
              {
                path: paths.page,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadPagesMessages, loadSettingsMessages]),
                lazy: async () => {
                  const { PageTextPage } = await import(/* webpackChunkName: "page.page" */ './pages/PageTextPage.tsx')
                  return { Component: PageTextPage }
                },
              },
              {
                path: paths.posts,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadPagesMessages]),
                lazy: async () => {
                  const { PostsPage } = await import(/* webpackChunkName: "page.posts" */ './pages/PostsPage.tsx')
                  return { Component: PostsPage }
                },
              },
              {
                path: paths.post,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadPagesMessages, loadPicturesMessages, loadSettingsMessages]),
                lazy: async () => {
                  const { PostTextPage } = await import(/* webpackChunkName: "page.post" */ './pages/PostTextPage.tsx')
                  return { Component: PostTextPage }
                },
              },
              {
                path: paths.settings,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadSettingsMessages, loadCouponsMessages, loadPicturesMessages]),
                lazy: async () => {
                  const { SettingsPage } = await import(/* webpackChunkName: "page.settings" */ './settings/SettingsPage.tsx')
                  return { Component: SettingsPage }
                },
              },
              {
                path: paths.staff,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadStaffMessages]),
                lazy: async () => {
                  const { StaffPage } = await import(/* webpackChunkName: "page.staff" */ './staff/StaffPage.tsx')
                  return { Component: StaffPage }
                },
              },
              {
                path: paths.log,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadLogMessages, loadAgentsMessages, loadCouponsMessages, loadGoodsMessages, loadPagesMessages, loadPicturesMessages, loadSettingsMessages, loadStaffMessages]),
                lazy: async () => {
                  const { LogPage } = await import(/* webpackChunkName: "page.log" */ './log/LogPage.tsx')
                  return { Component: LogPage }
                },
              },
              {
                path: paths.releases,
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadReleasesMessages]),
                lazy: async () => {
                  const { ReleasesPage } = await import(/* webpackChunkName: "page.releases" */ './releases/ReleasesPage.tsx')
                  return { Component: ReleasesPage }
                },
              },
            ],
          },
        ],
      },
    ],
  },
]
