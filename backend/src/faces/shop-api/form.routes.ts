import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { type Form, formSchema, orderQuestionSchema } from '@shop/contracts/wire/form.ts'
import { formResponseSchema } from '@shop/contracts/wire/form-response.ts'
import { emailSchema } from '@shop/contracts/wire/text.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import { z } from 'zod/mini'

import { saveForm, saveOrderQuestion } from '../../domain/forms/form.store.ts'
import { requestNewsletter } from '../../domain/forms/subscriber.store.ts'
import { identify, requireUser } from '../../platform/auth/authenticate.ts'
import type { App } from '../../platform/http/app.types.ts'
import { limitRequests } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

/** The longest form in an alphabet of three bytes a character, escaped as JSON. */
const MAX_BODY_BYTES = 32 * 1024

/** The address that was typed, if it is one. */
const findAddress = ({ fields }: Form): string | undefined =>
  'email' in fields ? emailSchema.safeParse(fields.email).data : undefined

/** POST /forms: takes what visitors fill in. */
export function formRoutes(app: App, services: Services): void {
  const limitNewsletter = limitRequests(services, 'newsletterEmails', {
    key: ({ body }) => findAddress(body as Form) ?? '',
  })

  app.post(
    '/forms',
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: [limitRequests(services, 'forms', { key: getNetwork }), identify(services.tokens)],
      schema: {
        description:
          'Stores a form that a visitor has filled in, and e-mails it to the owner. The kind `order` is of members, about their own orders.',
        body: z.discriminatedUnion('kind', [formSchema, orderQuestionSchema]),
        response: {
          200: formResponseSchema,
          401: errorBodySchema,
          404: errorBodySchema,
          429: errorBodySchema,
        },
      },
    },
    async (request) => {
      const form = request.body
      // A robot is told the same, and tries no other way.
      const isRobot = form.website !== ''
      if (isRobot) request.log.info({ kind: form.kind }, 'A form of a robot was dropped')
      else if (form.kind === 'newsletter') {
        await limitNewsletter(request)
        const { key, language, fields } = form
        const userId = request.user?.id ?? null
        await requestNewsletter(services, { key, language, email: fields.email, userId })
      } else if (form.kind === 'order') {
        await saveOrderQuestion(services, form, requireUser(request))
      } else await saveForm(services, form, request.user?.id ?? null)
      const replyTo = form.kind === 'order' ? request.user?.email : findAddress(form)
      return { message: 'We have received it.', ...(replyTo && { replyTo }) }
    },
  )
}
