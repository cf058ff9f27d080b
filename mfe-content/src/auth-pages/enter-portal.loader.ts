import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import {
  EMAIL_PARAMETER,
  RETURN_PARAMETER,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { parseUrl } from '@shop/contracts/rules/parse-url.ts'
import { beginPortalVisit, getSession } from '@shop/kernel/session'
import { safeLocalStorage } from '@shop/kernel/storage'
import { type LoaderFunctionArgs, redirectDocument } from '@shop/router'

import { paths } from '../paths.generated.ts'
import { SAMPLE_PARAMETER } from './sample.ts'

/** Pages of the member portal by the page of the shop that stands for them. */
const portalPages: Record<string, string> = {
  [paths['auth.login']]: 'login',
  [paths['auth.signup']]: 'register',
  [paths['auth.forgot']]: 'forgot-password',
}

/** Where the portal leads back to: an address of this site only. */
function toReturnUrl(requested: string | null): string {
  const { origin } = window.location
  const url = parseUrl(requested ?? '')
  return url?.origin === origin ? url.href : new URL(sitePaths.home, origin).href
}

/**
 * Redirects visitors of log-in, sign-up and forgotten password to the member portal at once, with the e-mail address that
 * is known and the address to come back to. The server, which knows of no session, renders the page with a link there.
 */
export function loader({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  if (typeof window === 'undefined' || searchParams.has(SAMPLE_PARAMETER)) return null
  const path = Object.keys(portalPages).find((each) => pathname.replace(/\/$/, '').endsWith(each))
  const page = path && portalPages[path]
  if (!page || (getSession() && page !== 'forgot-password')) return null
  const url = new URL(beginPortalVisit(page, toReturnUrl(searchParams.get(RETURN_PARAMETER))))
  const email =
    searchParams.get(EMAIL_PARAMETER) ?? safeLocalStorage.read(storageKeys.rememberedEmail)
  if (email) url.searchParams.set(EMAIL_PARAMETER, email)
  if (window.location.pathname !== pathname) return redirectDocument(url.href)
  // The page itself was opened: going back from the portal must not lead here again.
  window.location.replace(url.href)
  return null
}
