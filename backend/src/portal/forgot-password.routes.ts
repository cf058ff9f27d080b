import type { App } from '../http/app.types.ts'
import { enqueueMail } from '../mail/mail.queue.ts'
import type { StoredForm } from '../pages/form-state.ts'
import { negotiateLanguage } from '../pages/negotiate-language.ts'
import { sendPage } from '../pages/page-view.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import type { Services } from '../services.ts'
import { normalizeEmail } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { renderForgotPasswordPage } from './forgot-password.page.ts'
import { createFormLimits, createMailLimit } from './form-limits.ts'
import { isEmail, portalBody } from './form-validation.ts'
import { redirectWithOutcome } from './portal.view.ts'
import { createView, getReturnTo, showExpiredForm } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

/** GET and POST /portal/forgot-password */
export function forgotPasswordRoutes(app: App, services: Services): void {
  const limits = [
    ...createFormLimits(services, 'forgotPassword'),
    createMailLimit(services, 'passwordResetEmails'),
  ]

  app.get('/portal/forgot-password', { schema: { hide: true } }, (request, reply) =>
    sendPage(reply, renderForgotPasswordPage(createView(services, request, reply))),
  )

  app.post(
    '/portal/forgot-password',
    {
      schema: { body: portalBody, hide: true },
      ...requireCsrfToken(app, showExpiredForm(services)),
    },
    async (request, reply) => {
      const { email } = request.body
      const returnTo = getReturnTo(services, request)
      const target = withReturnTo('/portal/forgot-password', returnTo)
      const showPage = (outcome: StoredForm) =>
        redirectWithOutcome(services, request, reply, { ...outcome, values: { email } }, target)
      const limited = await countAttempt(limits, request)
      if (limited) return showPage(limited)
      if (!isEmail(email)) {
        return showPage({ problem: 'form.checkFields', errors: { email: 'portal.invalidEmail' } })
      }
      // Queued for any address, with an account or without: avoid account enumeration, by time too.
      const mail = {
        kind: 'passwordReset',
        recipient: normalizeEmail(email),
        language: negotiateLanguage(request, reply),
        data: { returnTo },
      } as const
      await enqueueMail(services.db, mail, services.clock())
      return showPage({ notice: 'account.forgotSent' })
    },
  )
}
