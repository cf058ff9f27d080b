import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { countMails, enqueueMail } from '../mail/mail.queue.ts'
import type { MailKind } from '../mail/mail.types.ts'
import { negotiateLanguage } from '../pages/negotiate-language.ts'
import { sendPage } from '../pages/page-view.ts'
import { normalizeEmail } from '../users/user.store.ts'
import { type AccountOutcome, redirectWithOutcome } from './account-form.ts'
import { requireCsrfToken } from './csrf.ts'
import { renderForgotPasswordPage } from './forgot-password.page.ts'
import { createFormLimits, exceedsLimit } from './form-limits.ts'
import { isEmail, portalBody } from './form-validation.ts'
import { createView, getReturnTo, showExpiredForm } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

const MAX_MAILS_PER_HOUR = 5

/** Whether an address got as many e-mails of this kind as anybody may make us send, from anywhere. */
export async function exceedsMailLimit(
  { db, clock, config }: Services,
  email: string,
  kind: MailKind,
): Promise<boolean> {
  if (!config.rateLimits) return false
  const hourAgo = new Date(clock().getTime() - 3_600_000)
  return (await countMails(db, normalizeEmail(email), kind, hourAgo)) >= MAX_MAILS_PER_HOUR
}

/** GET and POST /portal/forgot-password */
export function forgotPasswordRoutes(app: App, services: Services): void {
  const limits = createFormLimits(services, 'forgot-password')

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
      const showPage = (outcome: AccountOutcome) =>
        redirectWithOutcome(services, request, reply, { ...outcome, values: { email } }, target)
      const limited =
        (await exceedsLimit(limits, request)) ||
        (await exceedsMailLimit(services, email, 'passwordReset'))
      if (limited) return showPage({ problem: 'tooManyAttempts' })
      if (!isEmail(email)) {
        return showPage({ problem: 'checkFields', errors: { email: 'invalidEmail' } })
      }
      // Queued for any address, with an account or without: avoid account enumeration, by time too.
      const mail = {
        kind: 'passwordReset',
        recipient: normalizeEmail(email),
        language: negotiateLanguage(request, reply),
        data: { returnTo },
      } as const
      await enqueueMail(services.db, mail, services.clock())
      return showPage({ notice: 'forgotSent' })
    },
  )
}
