import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import { confirmEmailChange } from '../../domain/users/email-change.service.ts'
import { findVerification } from '../../platform/auth/verification.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { sendPage, shopUrl } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { addForm, formBody } from './portal.form.ts'
import { createView } from './portal.view.ts'
import {
  renderConfirmedEmailPage,
  renderConfirmEmailPage,
  renderInvalidLinkPage,
} from './visitor.pages.ts'

const CONFIRM_PATH = '/portal/confirm-email'

/** The page that the link in the e-mail to a member's new address opens. */
export function confirmEmailRoutes(app: App, services: Services): void {
  app.get(CONFIRM_PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    if (view.form.notice) return sendPage(reply, renderConfirmedEmailPage(view))
    const token = getLinkToken(request)
    const newEmail = (await findVerification(services, token, 'email-change'))?.newEmail
    return newEmail
      ? sendPage(reply, renderConfirmEmailPage(view, newEmail))
      : sendPage(reply, renderInvalidLinkPage(view, shopUrl(view, sitePaths.settings)), 410)
  })

  addForm(app, services, { path: CONFIRM_PATH, body: formBody }, async (request, reply, show) => {
    if (!(await confirmEmailChange(services, getLinkToken(request)))) return show({})
    clearLinkToken(services, request, reply)
    return show({ notice: 'portal.confirmDone' })
  })
}
