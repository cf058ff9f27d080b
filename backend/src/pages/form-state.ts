import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { cookieNames } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../deps.ts'
import { type MessageKey, translations } from '../i18n/messages.ts'
import { toMinutes } from '../rate-limits/too-many-requests-error.ts'
import type { Language } from './negotiate-language.ts'

/** Query parameter with the id of the form state that a page shows. */
const FORM_PARAMETER = 'form'

const MAX_AGE_SECONDS = 10 * 60
/** Browsers drop cookies above 4096 bytes. */
const MAX_COOKIE_BYTES = 3800

/**
 * Outcome of a submitted form, kept for the page that the browser is redirected to. Problem, notice and
 * errors are keys of messages, so that the page can change its language. Never holds a secret.
 */
export interface StoredForm {
  /** Error of the form as a whole. */
  problem?: MessageKey
  /** Until it may be tried again, for a problem whose text says so. */
  waitSeconds?: number
  /** Good news. */
  notice?: MessageKey
  /** Errors by field. */
  errors?: Partial<Record<string, MessageKey>>
  /** What was typed, by field. */
  values?: Partial<Record<string, string>>
}

interface Envelope {
  id: string
  path: string
  state: StoredForm
}

function sign(text: string, { secret }: Config): string {
  return createHmac('sha256', secret).update(`form state ${text}`).digest('base64url')
}

function seal(envelope: Envelope, config: Config): string {
  const content = Buffer.from(JSON.stringify(envelope)).toString('base64url')
  return `${content}.${sign(content, config)}`
}

function unseal(cookie: string | undefined, config: Config): Envelope | null {
  const [content = '', signature = ''] = cookie?.split('.') ?? []
  const expected = Buffer.from(sign(content, config))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as Envelope
}

const pathOf = (url: string) => url.split('?')[0] ?? '/'

/**
 * Answers a submitted form with a redirect to a page that shows its outcome: going back never asks to submit
 * it again. The outcome lies in a signed, short-lived cookie; reloading shows it again.
 * @param target path of the page, with its query
 */
export function redirectWithForm(
  config: Config,
  reply: FastifyReply,
  target: string,
  state: StoredForm,
): FastifyReply {
  const id = randomBytes(6).toString('base64url')
  const envelope = { id, path: pathOf(target), state }
  const sealed = seal(envelope, config)
  // Rather lose what was typed than the message.
  const fits = sealed.length <= MAX_COOKIE_BYTES
  const { values: _, ...messages } = state
  const value = fits ? sealed : seal({ ...envelope, state: messages }, config)
  const url = new URL(target, 'http://backend')
  url.searchParams.set(FORM_PARAMETER, id)
  return reply
    .setCookie(cookieNames.formState, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.backendUrl.startsWith('https:'),
      maxAge: MAX_AGE_SECONDS,
    })
    .redirect(url.pathname + url.search, 303)
}

/** The outcome that the request's page is to show; empty without one. */
export function readStoredForm(config: Config, request: FastifyRequest): StoredForm {
  const id = new URLSearchParams(request.url.split('?')[1]).get(FORM_PARAMETER)
  if (!id) return {}
  const envelope = unseal(request.cookies[cookieNames.formState], config)
  const matches = envelope?.id === id && envelope.path === pathOf(request.url)
  return matches ? envelope.state : {}
}

/** What a form shows: texts instead of their keys. */
export interface FormState {
  problem?: string
  notice?: string
  errors: Partial<Record<string, string>>
  values: Partial<Record<string, string>>
}

/** Looks up the texts of an outcome. */
export function toFormState(
  { problem, waitSeconds = 0, notice, errors = {}, values = {} }: StoredForm,
  lang: Language,
): FormState {
  const t = translations[lang]
  const named = Object.entries(errors).map(([field, key]) => [field, key && t(key)] as const)
  return {
    ...(problem && { problem: t(problem, { minutes: toMinutes(waitSeconds) }) }),
    ...(notice && { notice: t(notice) }),
    errors: Object.fromEntries(named),
    values,
  }
}
