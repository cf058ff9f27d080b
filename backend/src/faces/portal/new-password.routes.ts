import { z } from 'zod/mini'

import { findUser } from '../../domain/users/user.store.ts'
import { findPasswordProblem, hashPassword } from '../../platform/auth/passwords.ts'
import { findVerification } from '../../platform/auth/verification.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { sendPage } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { createFormLimits } from './form-limits.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { addForm, formBody, formText, type HandleForm } from './portal.form.ts'
import { createView, type PortalView } from './portal.view.ts'
import {
  type NewPasswordPage,
  renderInvalidLinkPage,
  renderNewPasswordPage,
} from './visitor.pages.ts'

const body = z.extend(formBody, { password: formText })
type Handle = HandleForm<z.output<typeof body>>

interface NewPassword {
  path: string
  purpose: 'owner' | 'password-reset'
  limit: 'ownerLink' | 'resetPassword'
  page: Omit<NewPasswordPage, 'action'>
  /** Where to ask for another link; nowhere by default. */
  toNewLink?: (view: PortalView) => string
  /** Uses the link's token. @returns the user's e-mail address; `null` when the link no longer works */
  setPassword: (services: Services, token: string, hash: string) => Promise<string | null>
  /** Responds when the password is set. */
  finish: (email: string, ...args: Parameters<Handle>) => ReturnType<Handle>
}

/** The page that the link of an e-mail or a command opens, whose user chooses a password there. */
export function newPasswordRoutes(app: App, services: Services, options: NewPassword): void {
  const { path, purpose, limit, page, toNewLink, setPassword, finish } = options

  async function findLinkUser(token: string) {
    const verification = await findVerification(services, token, purpose)
    return verification && findUser(services.db, verification.userId)
  }

  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    const user = await findLinkUser(getLinkToken(request))
    if (!user) return sendPage(reply, renderInvalidLinkPage(view, toNewLink?.(view)), 410)
    return sendPage(reply, renderNewPasswordPage(view, user.email, { ...page, action: path }))
  })

  addForm(
    app,
    services,
    { path, body, limits: createFormLimits(services, limit) },
    async (request, reply, show) => {
      const { password } = request.body
      const token = getLinkToken(request)
      const user = await findLinkUser(token)
      // The page says that the link no longer works.
      if (!user) return show({})
      const problem = findPasswordProblem(password, user.email)
      if (problem) return show({ problem: 'form.checkFields', errors: { password: problem } })
      const email = await setPassword(services, token, await hashPassword(password))
      if (!email) return show({})
      clearLinkToken(services, request, reply)
      return finish(email, request, reply, show)
    },
  )
}
