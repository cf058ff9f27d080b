import { z } from 'zod/mini'

import { becomeOwner } from '../../domain/staff/staff.store.ts'
import { findUser } from '../../domain/users/user.store.ts'
import { findPasswordProblem, hashPassword } from '../../platform/auth/passwords.ts'
import { findVerification } from '../../platform/auth/verification.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { sendPage } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { createFormLimits } from './form-limits.ts'
import { clearLinkToken, exchangeLinkToken, getLinkToken } from './link-token.ts'
import { addForm, formBody, formText } from './portal.form.ts'
import { createView } from './portal.view.ts'
import { renderInvalidLinkPage, renderOwnerPage } from './visitor.pages.ts'

const OWNER_PATH = '/portal/owner'
const OFFICE_PATH = '/office'

/** GET and POST /portal/owner, the page that the link of `npm run backend -- owner` opens. */
export function ownerRoutes(app: App, services: Services): void {
  async function findLinkUser(token: string) {
    const verification = await findVerification(services, token, 'owner')
    return verification && findUser(services.db, verification.userId)
  }

  app.get(OWNER_PATH, { schema: { hide: true } }, async (request, reply) => {
    const redirect = exchangeLinkToken(services, request, reply)
    if (redirect) return redirect
    const view = createView(services, request, reply)
    const user = await findLinkUser(getLinkToken(request))
    if (user) return sendPage(reply, renderOwnerPage(view, user.email))
    return sendPage(reply, renderInvalidLinkPage(view), 410)
  })

  addForm(
    app,
    services,
    {
      path: OWNER_PATH,
      body: z.extend(formBody, { password: formText }),
      limits: createFormLimits(services, 'ownerLink'),
    },
    async (request, reply, show) => {
      const { password } = request.body
      const token = getLinkToken(request)
      const user = await findLinkUser(token)
      // The page says that the link no longer works.
      if (!user) return show({})
      const problem = findPasswordProblem(password, user.email)
      if (problem) return show({ problem: 'form.checkFields', errors: { password: problem } })
      const email = await becomeOwner(services, token, await hashPassword(password))
      if (!email) return show({})
      clearLinkToken(services, request, reply)
      // It has them log in, which has to begin in the shop.
      return reply.redirect(services.config.siteOrigins[0] + OFFICE_PATH, 303)
    },
  )
}
