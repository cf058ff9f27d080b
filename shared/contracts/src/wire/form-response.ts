import * as z from 'zod/mini'

import { isRecord } from './normalize.ts'
import { optionalMessage, optionalText, tolerant } from './tolerant.ts'

// It is apart from the request's schema, which no browser needs.

/** POST /forms, response. `replyTo` is the address that a reply, or the link to confirm, goes to, if there is one. */
export const formResponseSchema = tolerant(
  z.object({ message: optionalMessage, replyTo: optionalText }),
  (raw) => (isRecord(raw) ? raw : {}),
)
