import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import type { App } from '../http/app.types.ts'
import type { StoredForm } from '../pages/form-state.ts'
import { sendPage } from '../pages/page-view.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import { limitMembers } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { saveProfile } from '../users/user.store.ts'
import { requireCsrfToken } from './csrf.ts'
import { formText } from './form-validation.ts'
import { getPortalSession } from './portal.session.ts'
import { redirectWithOutcome } from './portal.view.ts'
import { renderProfilePage } from './profile.page.ts'
import { normalizeProfile, validateProfile } from './profile.validation.ts'
import { createMemberView, redirectToLogin } from './require-member.ts'

const PATH = '/portal/profile'

const profileBody = z.object({
  csrf: formText,
  firstName: formText,
  lastName: formText,
  address: formText,
  dialCode: formText,
  phone: formText,
  language: z._default(z.enum(['en', 'ar']), 'en'),
})

/** GET and POST /portal/profile */
export function profileRoutes(app: App, services: Services): void {
  const limits = limitMembers(services, 'profileForm')

  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    const view = await createMemberView(services, request, reply)
    return view ? sendPage(reply, renderProfilePage(view)) : redirectToLogin(reply, PATH)
  })

  app.post(
    PATH,
    {
      schema: { body: profileBody, hide: true },
      ...requireCsrfToken(app, (request: FastifyRequest, reply) => {
        const { csrf: _, ...values } = request.body as z.infer<typeof profileBody>
        return redirectWithOutcome(services, request, reply, {
          problem: 'portal.formExpired',
          values,
        })
      }),
    },
    async (request, reply) => {
      const session = await getPortalSession(services, request)
      if (!session) return redirectToLogin(reply, PATH)
      const { csrf: _, ...values } = request.body
      const showPage = (outcome: StoredForm) =>
        redirectWithOutcome(services, request, reply, outcome)
      const fields = normalizeProfile(values)
      const limited = await countAttempt(limits, request)
      if (limited) return showPage({ ...limited, values })
      const errors = validateProfile(fields)
      if (Object.keys(errors).length > 0)
        return showPage({ problem: 'form.checkFields', errors, values })
      const { phone: phoneNumber, ...rest } = fields
      const { language } = values
      await saveProfile(services.db, session.user.id, { ...rest, phoneNumber, language })
      return showPage({ notice: 'account.profileSaved' })
    },
  )
}
