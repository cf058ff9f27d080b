import * as z from 'zod/mini'

import { formLimits } from '../rules/limits.ts'
import { mailboxSchema, reachable } from './text.ts'

const text = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')

const name = text(formLimits.name)
/** Kept as it was typed: only an address can be replied to, but a form without one is taken too. */
const email = z._default(z.string().check(z.trim(), z.maxLength(formLimits.email), reachable), '')
const phone = text(formLimits.phone)
const line = text(formLimits.line)

/** What a form is about, which its page fills in. */
const ABOUT = ['article', 'job', 'order']

/** The fields of a form in which a person must have written something, in whichever of them. */
const written = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z
    .object(shape)
    .check(
      z.refine(
        (fields) =>
          Object.entries(fields).some(([field, value]) => value !== '' && !ABOUT.includes(field)),
        'Please write something first.',
      ),
    )

const formOf = <Kind extends string, Fields extends z.ZodMiniType>(kind: Kind, fields: Fields) =>
  z.object({
    kind: z.literal(kind),
    fields,
    /** Idempotency key: a form that is sent again with the same one is stored once. */
    key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    /** The language of the page on which it was filled in. */
    language: z.enum(['en', 'ar']),
    /** Honeypot: people do not see the field, and what has filled it in is no form of theirs. */
    website: text(1000),
  })

/** POST /forms, request: a form that anybody may fill in. */
export const formSchema = z.discriminatedUnion('kind', [
  formOf(
    'contact',
    written({
      firstName: name,
      lastName: name,
      email,
      phone,
      subject: line,
      message: text(formLimits.message),
    }),
  ),
  formOf(
    'support',
    written({ name, email, question: line, comment: text(formLimits.longMessage) }),
  ),
  formOf(
    'comment',
    written({ article: line, name, email, comments: text(formLimits.longMessage) }),
  ),
  formOf(
    'application',
    written({ job: line, name, email, phone, message: text(formLimits.longMessage) }),
  ),
  formOf('newsletter', z.object({ email: mailboxSchema })),
  formOf(
    'consent',
    z.object({
      document: z.enum(['privacy', 'terms']),
      /** The version of the text that was answered, such as its date. */
      version: line,
      choice: z.enum(['accepted', 'declined']),
    }),
  ),
])

/** POST /forms, request: what a member asks about an order of theirs; the backend adds who asks. */
export const orderQuestionSchema = formOf(
  'order',
  written({
    /** The order's number, as the member knows it. */
    order: z.string().check(z.regex(/^\d{1,9}$/)),
    message: text(formLimits.longMessage),
  }),
)

export type Form = z.output<typeof formSchema> | z.output<typeof orderQuestionSchema>
export type FormKind = Form['kind']

/** The fields of a kind of form, as pages send them. */
export type FormFields<Kind extends FormKind> = Extract<
  z.input<typeof formSchema> | z.input<typeof orderQuestionSchema>,
  { kind: Kind }
>['fields']
