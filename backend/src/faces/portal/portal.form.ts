import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import type { App } from '../../platform/http/app.types.ts'
import { redirectWithForm, type StoredForm } from '../../platform/pages/form-state.ts'
import { toPath, withReturnTo } from '../../platform/pages/page-query.ts'
import { countAttempt } from '../../platform/rate-limits/count-attempt.ts'
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { requireCsrfToken } from './csrf.ts'
import { getReturnTo } from './portal.view.ts'

/** A field of a form's body; empty when it is missing. */
export const formText = z._default(z.string().check(z.maxLength(2000)), '')

/** The fields that every form sends besides its own; missing ones are empty. */
export const formBody = z.object({ csrf: formText, returnTo: formText })

type FormRequest<Body> = FastifyRequest<{ Body: Body }>

interface Form<Body> {
  /** Path of the page and of the form. */
  path: string
  body: z.ZodMiniType<Body>
  /** Fields that are filled in when the form is shown again; never a secret. */
  keep?: readonly (keyof Body & string)[]
  /** Each attempt is counted before the form is read. */
  limits?: readonly RateLimiter[]
  /** The path of the page that shows the form, by default that of the request. */
  page?: string
}

/** Redirects to the form's page, or another one, which shows an outcome. */
type ShowOutcome = (outcome: StoredForm, target?: string) => FastifyReply

export type HandleForm<Body> = (
  request: FormRequest<Body>,
  reply: FastifyReply,
  show: ShowOutcome,
) => Promise<FastifyReply>

/** Adds the route that takes a form of the portal, once its CSRF token and its limits allow that. */
export function addForm<Body extends z.output<typeof formBody>>(
  app: App,
  services: Services,
  form: Form<Body>,
  handle: HandleForm<Body>,
): void {
  const { path, body, keep = [], limits = [], page } = form

  function createShow(request: FastifyRequest, reply: FastifyReply): ShowOutcome {
    const typed = request.body as Body
    const returnTo = getReturnTo(services, typed.returnTo)
    return (outcome, target = withReturnTo(page ?? toPath(request.url), returnTo)) => {
      const values = Object.fromEntries(keep.map((field) => [field, String(typed[field])]))
      return redirectWithForm(services.config, reply, target, { values, ...outcome })
    }
  }

  app.post(
    path,
    {
      schema: { body, hide: true },
      ...requireCsrfToken(app, (request, reply) =>
        createShow(request, reply)({ problem: 'portal.formExpired' }),
      ),
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const show = createShow(request, reply)
      const limited = await countAttempt(limits, request)
      return limited ? show(limited) : handle(request as FormRequest<Body>, reply, show)
    },
  )
}
