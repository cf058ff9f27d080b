import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { translationSchema } from '@shop/contracts/wire/translation.ts'
import { z } from 'zod/mini'

import { translate } from '../../domain/translation/translate.ts'
import type { App } from '../../platform/http/app.types.ts'

const MAX_TEXT_LENGTH = 1000

const query = z.object({
  q: z
    .string()
    .check(z.maxLength(MAX_TEXT_LENGTH, `texts may have at most ${MAX_TEXT_LENGTH} characters`)),
  langpair: z
    .string()
    .check(z.regex(/^[a-z]{2}\|[a-z]{2}$/, 'expected two languages, as in en|ar')),
})

/** GET /translate?q=&langpair=en|ar, compatible with the public service (MyMemory). */
export function translationRoutes(app: App): void {
  app.get(
    '/translate',
    {
      schema: {
        querystring: query,
        response: { 200: translationSchema, 400: errorBodySchema },
      },
    },
    (request, reply) => {
      const { q, langpair } = request.query
      void reply.header('cache-control', 'public, max-age=86400')
      return { responseData: { translatedText: translate(q, langpair) } }
    },
  )
}
