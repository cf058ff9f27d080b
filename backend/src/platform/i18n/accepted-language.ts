import type { IncomingHttpHeaders } from 'node:http'

import Negotiator from 'negotiator'

import type { Language } from './messages.ts'

const LANGUAGES: Language[] = ['en', 'ar']

/** Of our languages, the one that the `Accept-Language` header prefers; undefined when it names none of them. */
export function findAcceptedLanguage(request: {
  headers: IncomingHttpHeaders
}): Language | undefined {
  const accepted = new Negotiator(request).language(LANGUAGES)
  return LANGUAGES.find((language) => language === accepted)
}
