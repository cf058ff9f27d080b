import { endReminders, findReminded, REMINDERS_PATH } from '../../domain/orders/reminder-choice.ts'
import type { App } from '../../platform/http/app.types.ts'
import { translations } from '../../platform/i18n/messages.ts'
import { html } from '../../platform/pages/html.ts'
import { sendPage, shopUrl } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { exchangeLinkToken, getLinkToken } from './link-token.ts'
import { addForm, formBody } from './portal.form.ts'
import { renderForm, renderVisitorPage } from './portal.layout.ts'
import { createView, type PortalView } from './portal.view.ts'

type Reminded = Awaited<ReturnType<typeof findReminded>>

/** Renders what the link of a reminder offers: to get no more of them, or, once that is so, the shop. */
function renderRemindersPage(view: PortalView, reminded: Reminded): string {
  const t = translations[view.lang]
  if (!reminded || reminded.remindersEndedAt) {
    const main = html`<h1>${t('reminders.endedHeading')}</h1>
      <p class="lead">${t('reminders.endedLead')}</p>
      <a class="button" href="${shopUrl(view)}">${t('mail.shop')}</a>`
    return renderVisitorPage(view, t('reminders.title'), main)
  }
  const main = renderForm(view, {
    action: `${REMINDERS_PATH}/end`,
    heading: 'reminders.heading',
    lead: html`${t('reminders.lead')} <bdi dir="ltr">${reminded.email}</bdi>`,
    button: 'reminders.end',
  })
  return renderVisitorPage(view, t('reminders.title'), main)
}

/** GET /portal/reminders, and its form, which takes a click on a button, because mail scanners open links. */
export function remindersRoutes(app: App, services: Services): void {
  app.get(REMINDERS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const reminded = await findReminded(services, getLinkToken(request))
    return sendPage(reply, renderRemindersPage(createView(services, request, reply), reminded))
  })

  const end = { path: `${REMINDERS_PATH}/end`, body: formBody, page: REMINDERS_PATH }
  addForm(app, services, end, async (request, _reply, show) => {
    const reminded = await findReminded(services, getLinkToken(request))
    if (reminded) await endReminders(services.db, reminded.id, services.clock())
    return show({})
  })
}
