import * as z from 'zod/mini'

import { normalizeEmail } from '../rules/typed-text.ts'
import { toLocalizedText } from './normalize.ts'
import { tolerant } from './tolerant.ts'

/** A text in both languages; English is the fallback. */
export const localizedTextSchema = tolerant(
  z.object({ en: z.string().check(z.minLength(1)), ar: z.optional(z.string()) }),
  toLocalizedText,
)
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** A text in both languages, empty when there is none. */
export const optionalLocalizedTextSchema = tolerant(
  z.object({ en: z.string(), ar: z.optional(z.string()) }),
  (raw) => {
    const { en = '', ...others } = toLocalizedText(raw)
    return { en, ...others }
  },
)

/** The ids that our own backend gives and accepts; the ids of responses are opaque. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

const typedEmail = z.string().check(z.overwrite(normalizeEmail), z.email(), z.maxLength(200))

/**
 * An e-mail address as our own backend takes it, however it was typed; parsed, it is normalised. Declared as what requests
 * have had: the type of a text with checks would break whoever states it.
 */
export const emailSchema = typedEmail as unknown as z.ZodMiniEmail

/** Names that are reserved so that they lead to nobody (RFC 6761). `.test` and `.example` serve rehearsals and demonstrations. */
const RESERVED_DOMAIN = /[@.](?:invalid|localhost)$/

/** Returns whether an e-mail address, however it was typed, may have a mailbox. */
export const isReachableEmail = (typed: string): boolean =>
  !RESERVED_DOMAIN.test(normalizeEmail(typed))

const UNREACHABLE = 'No e-mail reaches this address. Please enter another one.'

/** Checks a text in which somebody may leave an address for a reply. */
export const reachable: z.core.$ZodCheck<string> = z.refine(isReachableEmail, UNREACHABLE)

/** {@link emailSchema} for a new address, to which something is sent. */
export const mailboxSchema = typedEmail.check(reachable) as unknown as z.ZodMiniEmail
