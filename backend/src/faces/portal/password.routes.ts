import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { z } from 'zod/mini'

import { resetPassword } from '../../domain/users/password.service.ts'
import type { App } from '../../platform/http/app.types.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'
import { withReturnTo } from '../../platform/pages/page-query.ts'
import { negotiateLanguage, sendPage } from '../../platform/pages/page-view.ts'
import { createMailLimit } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { createFormLimits } from './form-limits.ts'
import { isEmail } from './form-validation.ts'
import { newPasswordRoutes } from './new-password.routes.ts'
import { addForm, formBody, formText } from './portal.form.ts'
import { createView, getReturnTo } from './portal.view.ts'
import { renderForgotPasswordPage } from './visitor.pages.ts'

const FORGOT_PATH = '/portal/forgot-password'

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

  newPasswordRoutes(app, services, {
    path: '/portal/reset-password',
    purpose: 'password-reset',
    limit: 'resetPassword',
    page: {
      heading: 'account.resetHeading',
      lead: 'account.resetLead',
      button: 'account.resetButton',
    },
    toNewLink: ({ returnTo }) => withReturnTo(FORGOT_PATH, returnTo),
    setPassword: resetPassword,
    finish: async (email, { body: { returnTo } }, _reply, show) => {
      const target = withReturnTo('/portal/login', getReturnTo(services, returnTo))
      return show({ notice: 'portal.resetDone', values: { email } }, target)
    },
  })
}
