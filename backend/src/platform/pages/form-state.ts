import { randomBytes } from 'node:crypto'

import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config/config.ts'
import { toMinutes } from '../errors/http-error.ts'
import { privateCookie } from '../http/security.ts'
import { type Language, type MessageKey, translations } from '../i18n/messages.ts'
import { readPageQuery, toPath, withQuery } from './page-query.ts'

const MAX_AGE_SECONDS = 10 * 60
/** Browsers drop cookies above 4096 bytes, with name, signature and attributes. */
const MAX_CONTENT_BYTES = 3700

/**
 * Outcome of a submitted form, kept for the page that the browser is redirected to. Problem, notice and
 * errors are keys of messages, so that the page can change its language. Never holds a secret.
 */
export interface StoredForm {
  /** Error of the form as a whole. */
  problem?: MessageKey
  /** Until it may be tried again, for a problem whose text says so. */
  waitSeconds?: number
  /** Message of success. */
  notice?: MessageKey
  /** Errors by field. */
  errors?: Partial<Record<string, MessageKey>>
  /** The values that were typed, by field. */
  values?: Partial<Record<string, string>>
}

interface Envelope {
  id: string
  path: string
  state: StoredForm
}

const encode = (envelope: Envelope) => Buffer.from(JSON.stringify(envelope)).toString('base64url')

function setFormCookie(config: Config, reply: FastifyReply, content: string): void {
  void reply.setCookie(cookieNames.formState, content, {
    ...privateCookie(config),
    signed: true,
    maxAge: MAX_AGE_SECONDS,
  })
}

/**
 * Responds to a submitted form with a redirect to a page that shows its outcome: going back never asks to submit
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
  const envelope: Envelope = { id, path: toPath(target), state }
  const content = encode(envelope)
  const { values: _, ...messages } = state
  // Rather lose what was typed than the message.
  const fitting =
    content.length <= MAX_CONTENT_BYTES ? content : encode({ ...envelope, state: messages })
  setFormCookie(config, reply, fitting)
  return reply.redirect(withQuery(target, 'form', id), 303)
}

/** Has a page show an outcome the next times that it is opened, from wherever, until another form is sent. */
export function storeForm(
  config: Config,
  reply: FastifyReply,
  path: string,
  state: StoredForm,
): void {
  setFormCookie(config, reply, encode({ id: '', path, state }))
}

/** The outcome that the request's page is to show; empty without one. */
export function readStoredForm(request: FastifyRequest): StoredForm {
  const { form = '' } = readPageQuery(request)
  const { value } = request.unsignCookie(request.cookies[cookieNames.formState] ?? '')
  if (!value) return {}
  const { id, path, state } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Envelope
  return id === form && path === toPath(request.url) ? state : {}
}

/** An outcome as a form shows it: texts instead of their keys. */
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
