import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { z } from 'zod/mini'

import { resetPassword } from '../../domain/users/password.service.ts'
import { findUser } from '../../domain/users/user.store.ts'
import { findPasswordProblem, hashPassword } from '../../platform/auth/passwords.ts'
import { findVerification } from '../../platform/auth/verification.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'
import { withReturnTo } from '../../platform/pages/page-query.ts'
import { negotiateLanguage, sendPage } from '../../platform/pages/page-view.ts'
import { createMailLimit } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { createFormLimits } from './form-limits.ts'
import { isEmail } from './form-validation.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { addForm, formBody, formText } from './portal.form.ts'
import { createView, getReturnTo } from './portal.view.ts'
import {
  renderForgotPasswordPage,
  renderInvalidLinkPage,
  renderResetPasswordPage,
} from './visitor.pages.ts'

const FORGOT_PATH = '/portal/forgot-password'
const RESET_PATH = '/portal/reset-password'

/** GET and POST /portal/forgot-password, and /portal/reset-password, the page that the e-mail's link opens. */
export function passwordRoutes(app: App, services: Services): void {
  app.get(FORGOT_PATH, { schema: { hide: true } }, (request, reply) =>
    sendPage(reply, renderForgotPasswordPage(createView(services, request, reply))),
  )

  addForm(
    app,
    services,
    {
      path: FORGOT_PATH,
      body: z.extend(formBody, { email: formText }),
      keep: ['email'],
      limits: [
        ...createFormLimits(services, 'forgotPassword'),
        createMailLimit(services, 'passwordResetEmails'),
      ],
    },
    async (request, reply, show) => {
      const { email, returnTo } = request.body
      if (!isEmail(email)) {
        return show({ problem: 'form.checkFields', errors: { email: 'portal.invalidEmail' } })
      }
      // Queued for any address, with an account or without: avoid account enumeration, by time too.
      const mail = {
        kind: 'passwordReset',
        recipient: normalizeEmail(email),
        language: negotiateLanguage(request, reply),
        data: { returnTo: getReturnTo(services, returnTo) },
        userId: null,
      } as const
      await enqueueMail(services.db, mail, services.clock())
      return show({ notice: 'account.forgotSent' })
    },
  )

  async function findLinkUser(token: string) {
    const verification = await findVerification(services, token, 'password-reset')
    return verification && findUser(services.db, verification.userId)
  }

  app.get(RESET_PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    const user = await findLinkUser(getLinkToken(request))
    if (user) return sendPage(reply, renderResetPasswordPage(view, user.email))
    const newLinkPath = withReturnTo(FORGOT_PATH, view.returnTo)
    return sendPage(reply, renderInvalidLinkPage(view, newLinkPath), 410)
  })

  addForm(
    app,
    services,
    {
      path: RESET_PATH,
      body: z.extend(formBody, { password: formText }),
      limits: createFormLimits(services, 'resetPassword'),
    },
    async (request, reply, show) => {
      const { password, returnTo } = request.body
      const token = getLinkToken(request)
      const user = await findLinkUser(token)
      // The page says that the link no longer works.
      if (!user) return show({})
      const problem = findPasswordProblem(password, user.email)
      if (problem) return show({ problem: 'form.checkFields', errors: { password: problem } })
      const email = await resetPassword(services, token, await hashPassword(password))
      if (!email) return show({})
      clearLinkToken(services, request, reply)
      const target = withReturnTo('/portal/login', getReturnTo(services, returnTo))
      return show({ notice: 'portal.resetDone', values: { email } }, target)
    },
  )
}
