import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import type { Services } from '../deps.ts'
import {
  type FormState,
  redirectWithForm,
  type StoredForm,
  toFormState,
} from '../pages/form-state.ts'
import { type AccountTexts, accountTexts } from './account.texts.ts'
import type { PortalView } from './portal.layout.ts'
import { type PortalTexts, portalTexts } from './portal.texts.ts'

/** A field of a form's body; empty when it is missing. */
export const formText = z._default(z.string().check(z.maxLength(2000)), '')

/** Outcome of a form of the account's pages; its texts are named. */
export interface AccountOutcome extends StoredForm {
  problem?: keyof PortalTexts
  notice?: keyof AccountTexts | keyof PortalTexts
  errors?: Partial<Record<string, keyof AccountTexts | keyof PortalTexts>>
}

/** Looks up what a page shows of the form that led to it. */
export function getAccountForm({ lang, form }: PortalView): FormState {
  return toFormState(form, { ...portalTexts[lang], ...accountTexts[lang] }, lang)
}

/** Redirects to a page of the portal that shows the outcome. @param target by default the form's page */
export function redirectWithOutcome(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: AccountOutcome,
  target = request.url.split('?')[0] ?? '/',
): FastifyReply {
  return redirectWithForm(config, reply, target, outcome)
}
