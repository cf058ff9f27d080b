import {
  confirmSubscriber,
  deleteSubscriber,
  findSubscriber,
  NEWSLETTER_PATH,
} from '../../domain/forms/subscriber.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { sendPage } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { exchangeLinkToken, getLinkToken } from './link-token.ts'
import { renderNewsletterPage } from './newsletter.page.ts'
import { addForm, formBody } from './portal.form.ts'
import { createView } from './portal.view.ts'

/**
 * GET /portal/newsletter, and the two forms of it. Each takes a click on a button, because mail scanners open links.
 */
export function newsletterRoutes(app: App, services: Services): void {
  app.get(NEWSLETTER_PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const subscriber = await findSubscriber(services, getLinkToken(request))
    const page = renderNewsletterPage(createView(services, request, reply), subscriber)
    return sendPage(reply, page)
  })

  const confirm = { path: `${NEWSLETTER_PATH}/confirm`, body: formBody, page: NEWSLETTER_PATH }
  addForm(app, services, confirm, async (request, _reply, show) => {
    const subscriber = await findSubscriber(services, getLinkToken(request))
    if (subscriber) await confirmSubscriber(services, subscriber.id)
    return show({})
  })

  const unsubscribe = {
    path: `${NEWSLETTER_PATH}/unsubscribe`,
    body: formBody,
    page: NEWSLETTER_PATH,
  }
  addForm(app, services, unsubscribe, async (request, _reply, show) => {
    const subscriber = await findSubscriber(services, getLinkToken(request))
    if (subscriber) await deleteSubscriber(services.db, subscriber.id)
    return show({})
  })
}
