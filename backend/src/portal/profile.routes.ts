import { normalizeEmail } from '@shop/contracts/typed-text.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import { z } from 'zod/mini'

import { requireUser } from '../auth/authenticate.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { findVerification } from '../auth/verification.store.ts'
import type { App } from '../http/app.types.ts'
import type { StoredForm } from '../pages/form-state.ts'
import { sendPage } from '../pages/page-view.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import { limitMembers, limitRequests } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { confirmEmailChange, requestEmailChange } from '../users/email-change.service.ts'
import { changePassword } from '../users/password.service.ts'
import { saveProfile } from '../users/user.store.ts'
import { createMailLimit } from './form-limits.ts'
import {
  findPasswordProblem,
  isEmail,
  normalizeProfile,
  validateProfile,
} from './form-validation.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { addForm, formBody, formText } from './portal.form.ts'
import { getPortalSession } from './portal.session.ts'
import { createView, forMembers } from './portal.view.ts'
import {
  renderProfileEmailPage,
  renderProfilePage,
  renderProfilePasswordPage,
} from './profile.pages.ts'
import { renderConfirmEmailPage, renderInvalidLinkPage } from './visitor.pages.ts'

const PROFILE_PATH = '/portal/profile'
const PASSWORD_PATH = '/portal/profile/password'
const EMAIL_PATH = '/portal/profile/email'
const CONFIRM_PATH = '/portal/confirm-email'

const profileBody = z.extend(formBody, {
  firstName: formText,
  lastName: formText,
  address: formText,
  dialCode: formText,
  phone: formText,
  language: z._default(z.enum(['en', 'ar']), 'en'),
})
const passwordBody = z.extend(formBody, { password: formText, currentPassword: formText })
const emailBody = z.extend(formBody, { email: formText, currentPassword: formText })

const wrongPassword = {
  problem: 'form.checkFields',
  errors: { currentPassword: 'account.wrongPassword' },
} as const satisfies StoredForm

/** A member's details, and what they log in with. */
export function profileRoutes(app: App, services: Services): void {
  const pages = [
    [PROFILE_PATH, renderProfilePage],
    [PASSWORD_PATH, renderProfilePasswordPage],
    [EMAIL_PATH, renderProfileEmailPage],
  ] as const
  for (const [path, render] of pages) {
    const show = forMembers(services, (view, _request, reply) => sendPage(reply, render(view)))
    app.get(path, { schema: { hide: true } }, show)
  }

  addForm(
    app,
    services,
    {
      path: PROFILE_PATH,
      body: profileBody,
      keep: ['firstName', 'lastName', 'address', 'dialCode', 'phone', 'language'],
      limits: limitMembers(services, 'profileForm'),
      forMembers: true,
    },
    async (request, _reply, show) => {
      const fields = normalizeProfile(request.body)
      const errors = validateProfile(fields)
      if (Object.keys(errors).length > 0) return show({ problem: 'form.checkFields', errors })
      const { phone: phoneNumber, ...rest } = fields
      const { language } = request.body
      await saveProfile(services.db, requireUser(request).id, { ...rest, phoneNumber, language })
      return show({ notice: 'account.profileSaved', values: {} })
    },
  )

  // A session left open must not be a way to try passwords.
  const limits = [
    limitRequests(services, 'presentPassword', {
      key: (request) => `${request.user?.id} ${getNetwork(request)}`,
    }),
  ]

  addForm(
    app,
    services,
    { path: PASSWORD_PATH, body: passwordBody, limits, forMembers: true },
    async (request, _reply, show) => {
      const user = requireUser(request)
      const { password, currentPassword } = request.body
      if (!(await verifyPassword(currentPassword, user.passwordHash))) return show(wrongPassword)
      const problem =
        password === currentPassword
          ? 'account.samePassword'
          : findPasswordProblem(password, user.email)
      if (problem) return show({ problem: 'form.checkFields', errors: { password: problem } })
      const passwordHash = await hashPassword(password)
      const changed = await changePassword(services, user, { passwordHash, keepJti: user.jti })
      return changed ? show({ notice: 'account.passwordSaved' }, PROFILE_PATH) : show(wrongPassword)
    },
  )

  const mailLimit = createMailLimit(services, 'emailChangeEmails')

  addForm(
    app,
    services,
    { path: EMAIL_PATH, body: emailBody, keep: ['email'], limits, forMembers: true },
    async (request, _reply, show) => {
      const user = requireUser(request)
      const { email, currentPassword } = request.body
      const isSame = normalizeEmail(email) === user.email
      if (isSame || !isEmail(email)) {
        const problem = isSame ? 'account.sameEmail' : 'portal.invalidEmail'
        return show({ problem: 'form.checkFields', errors: { email: problem } })
      }
      if (!(await verifyPassword(currentPassword, user.passwordHash))) return show(wrongPassword)
      const limited = await countAttempt([mailLimit], request)
      if (limited) return show(limited)
      await requestEmailChange(services, user, email)
      return show({ notice: 'account.emailSent', values: {} }, PROFILE_PATH)
    },
  )

  // The page that the link in the e-mail to the new address opens.
  app.get(CONFIRM_PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    const token = getLinkToken(request)
    const newEmail = (await findVerification(services, token, 'email-change'))?.newEmail
    return newEmail
      ? sendPage(reply, renderConfirmEmailPage(view, newEmail))
      : sendPage(reply, renderInvalidLinkPage(view, EMAIL_PATH), 410)
  })

  addForm(app, services, { path: CONFIRM_PATH, body: formBody }, async (request, reply, show) => {
    if (!(await confirmEmailChange(services, getLinkToken(request)))) return show({})
    clearLinkToken(services, request, reply)
    const session = await getPortalSession(services, request)
    return show({ notice: 'portal.confirmDone' }, session ? PROFILE_PATH : '/portal/login')
  })
}
