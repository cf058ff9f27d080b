import {
  EMAIL_PARAMETER,
  REASON_PARAMETER,
  RETURN_PARAMETER,
} from '@shop/contracts/browser/storage-keys.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** The query of the server-rendered pages. Nonsense in an address is no error: it counts as absent. */
const pageQuery = z.object({
  lang: z.catch(z.optional(z.enum(['en', 'ar'])), undefined),
  theme: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
  [RETURN_PARAMETER]: text,
  [REASON_PARAMETER]: text,
  /** What the e-mail field is filled in with. */
  [EMAIL_PARAMETER]: z.catch(z.optional(z.string().check(z.maxLength(254))), undefined),
  /** Id of the form's outcome that the page shows. */
  form: text,
  /** Secret of an e-mail's link. */
  token: text,
  /** Shows the login form to a member who is logged in. */
  switch: text,
})

/** Parses the query of a page. */
export const readPageQuery = ({ query }: FastifyRequest): z.output<typeof pageQuery> =>
  pageQuery.parse(query)

/** The path of an address of this server. */
export const toPath = (url: string): string => url.split('?')[0] ?? '/'

/** Sets a query parameter of an address of this server. @param url path and query */
export function withQuery(url: string, name: string, value: string): string {
  const target = new URL(url, 'http://backend')
  target.searchParams.set(name, value)
  return target.pathname + target.search
}

/** Adds the return address to a path of the portal. */
export function withReturnTo(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo })}` : path
}
