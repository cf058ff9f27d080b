import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import type { AuthenticatedUser } from '../auth/tokens.ts'
import type { App } from '../http/app.types.ts'
import type { StoredForm } from '../pages/form-state.ts'
import { sendPage } from '../pages/page-view.ts'
import { getNetwork } from '../rate-limits/client-network.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import { limitRequests } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { requestEmailChange } from '../users/email-change.service.ts'
import { changePassword } from '../users/password.service.ts'
import { normalizeEmail } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { createMailLimit } from './form-limits.ts'
import { formText } from './form-validation.ts'
import { findPasswordProblem, isEmail } from './form-validation.ts'
import { getPortalSession } from './portal.session.ts'
import type { MemberView } from './portal.view.ts'
import { redirectWithOutcome } from './portal.view.ts'
import { renderProfileEmailPage } from './profile-email.page.ts'
import { renderProfilePasswordPage } from './profile-password.page.ts'
import { createMemberView, redirectToLogin } from './require-member.ts'

/** Body of both forms; the password is the new one. */
const credentialsBody = z.object({
  csrf: formText,
  email: formText,
  password: formText,
  currentPassword: formText,
})
type CredentialsBody = z.infer<typeof credentialsBody>

/** Changes what was asked for. @returns what to show: on the profile when it is a notice */
type HandleForm = (
  user: AuthenticatedUser,
  request: FastifyRequest<{ Body: CredentialsBody }>,
) => Promise<StoredForm>

const wrongPassword = {
  problem: 'form.checkFields',
  errors: { currentPassword: 'account.wrongPassword' },
} as const satisfies StoredForm

/** The forms that need the current password: /portal/profile/password and /portal/profile/email. */
export function profileCredentialsRoutes(app: App, services: Services): void {
  // A session left open must not be a way to try passwords.
  const limit = limitRequests(services, 'presentPassword', {
    key: (request) => `${request.user?.id} ${getNetwork(request)}`,
  })
  const mailLimit = createMailLimit(services, 'emailChangeEmails')

  function addForm(path: string, render: (view: MemberView) => string, handle: HandleForm): void {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const view = await createMemberView(services, request, reply)
      return view ? sendPage(reply, render(view)) : redirectToLogin(reply, path)
    })
    app.post(
      path,
      {
        schema: { body: credentialsBody, hide: true },
        ...requireCsrfToken(app, (request: FastifyRequest, reply) => {
          const { email } = request.body as CredentialsBody
          const outcome = { problem: 'portal.formExpired', values: { email } } as const
          return redirectWithOutcome(services, request, reply, outcome)
        }),
      },
      async (request, reply) => {
        const session = await getPortalSession(services, request)
        if (!session) return redirectToLogin(reply, path)
        const outcome: StoredForm =
          (await countAttempt([limit], request)) ?? (await handle(session.user, request))
        const { email } = request.body
        const target = outcome.notice ? '/portal/profile' : path
        const values = outcome.notice ? {} : { email }
        return redirectWithOutcome(services, request, reply, { ...outcome, values }, target)
      },
    )
  }

  addForm('/portal/profile/password', renderProfilePasswordPage, async (user, request) => {
    const { password, currentPassword } = request.body
    if (!(await verifyPassword(currentPassword, user.passwordHash))) return wrongPassword
    const problem =
      password === currentPassword
        ? 'account.samePassword'
        : findPasswordProblem(password, user.email)
    if (problem) return { problem: 'form.checkFields', errors: { password: problem } }
    const passwordHash = await hashPassword(password)
    const changed = await changePassword(services, user, { passwordHash, keepJti: user.jti })
    return changed ? { notice: 'account.passwordSaved' } : wrongPassword
  })

  addForm('/portal/profile/email', renderProfileEmailPage, async (user, request) => {
    const { email, currentPassword } = request.body
    const problem =
      normalizeEmail(email) === user.email ? 'account.sameEmail' : 'portal.invalidEmail'
    if (!isEmail(email) || problem === 'account.sameEmail') {
      return { problem: 'form.checkFields', errors: { email: problem } }
    }
    if (!(await verifyPassword(currentPassword, user.passwordHash))) return wrongPassword
    const limited = await countAttempt([mailLimit], request)
    if (limited) return limited
    await requestEmailChange(services, user, email)
    return { notice: 'account.emailSent' }
  })
}
