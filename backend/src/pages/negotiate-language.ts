import { cookieNames } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

import { readChoice } from './remembered-choice.ts'

export type Language = 'en' | 'ar'

const LANGUAGES: Language[] = ['en', 'ar']

/** The language of a page: the visitor's choice, else the `Accept-Language` header, else English. */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const accepted = new Negotiator(request).language(LANGUAGES)
  const preferred = LANGUAGES.find((language) => language === accepted)
  return readChoice(request, reply, cookieNames.lang, LANGUAGES) ?? preferred ?? 'en'
}
