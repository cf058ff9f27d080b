// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { createMessages } from '@shop/i18n/messages.tsx'

export const { t, useT, T, load: loadMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages/ar.json'),
})

export const { t: agentsT, useT: useAgentsT, T: AgentsT, load: loadAgentsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.agents.en" */ './agents/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.agents.ar" */ './agents/messages/ar.json'),
})

export const { t: couponsT, useT: useCouponsT, T: CouponsT, load: loadCouponsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.coupons.en" */ './coupons/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.coupons.ar" */ './coupons/messages/ar.json'),
})

export const { t: deletionT, useT: useDeletionT, T: DeletionT, load: loadDeletionMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.deletion.en" */ './deletion/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.deletion.ar" */ './deletion/messages/ar.json'),
})

export const { t: goodsT, useT: useGoodsT, T: GoodsT, load: loadGoodsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.goods.en" */ './goods/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.goods.ar" */ './goods/messages/ar.json'),
})

export const { t: goodsTableT, useT: useGoodsTableT, T: GoodsTableT, load: loadGoodsTableMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.goods.table.en" */ './goods/table/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.goods.table.ar" */ './goods/table/messages/ar.json'),
})

export const { t: inboxT, useT: useInboxT, T: InboxT, load: loadInboxMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.inbox.en" */ './inbox/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.inbox.ar" */ './inbox/messages/ar.json'),
})

export const { t: logT, useT: useLogT, T: LogT, load: loadLogMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.log.en" */ './log/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.log.ar" */ './log/messages/ar.json'),
})

export const { t: membersT, useT: useMembersT, T: MembersT, load: loadMembersMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.members.en" */ './members/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.members.ar" */ './members/messages/ar.json'),
})

export const { t: ordersT, useT: useOrdersT, T: OrdersT, load: loadOrdersMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.orders.en" */ './orders/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.orders.ar" */ './orders/messages/ar.json'),
})

export const { t: ordersPrintT, useT: useOrdersPrintT, T: OrdersPrintT, load: loadOrdersPrintMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.orders.print.en" */ './orders/print/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.orders.print.ar" */ './orders/print/messages/ar.json'),
})

export const { t: overviewT, useT: useOverviewT, T: OverviewT, load: loadOverviewMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.overview.en" */ './overview/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.overview.ar" */ './overview/messages/ar.json'),
})

export const { t: pagesT, useT: usePagesT, T: PagesT, load: loadPagesMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.pages.en" */ './pages/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.pages.ar" */ './pages/messages/ar.json'),
})

export const { t: picturesT, useT: usePicturesT, T: PicturesT, load: loadPicturesMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.pictures.en" */ './pictures/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.pictures.ar" */ './pictures/messages/ar.json'),
})

export const { t: releasesT, useT: useReleasesT, T: ReleasesT, load: loadReleasesMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.releases.en" */ './releases/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.releases.ar" */ './releases/messages/ar.json'),
})

export const { t: reportsT, useT: useReportsT, T: ReportsT, load: loadReportsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.reports.en" */ './reports/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.reports.ar" */ './reports/messages/ar.json'),
})

export const { t: settingsT, useT: useSettingsT, T: SettingsT, load: loadSettingsMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.settings.en" */ './settings/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.settings.ar" */ './settings/messages/ar.json'),
})

export const { t: staffT, useT: useStaffT, T: StaffT, load: loadStaffMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.staff.en" */ './staff/messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.staff.ar" */ './staff/messages/ar.json'),
})
