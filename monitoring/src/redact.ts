/** A domain, and no version such as `mfe-agents@1.0.0-beta.rc1`. */
const EMAIL = /[\w.+-]+@(?!\d+\.\d+\.\d+)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi
const JWT = /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]+/g
const BEARER = /\bBearer [^\s"\\]+/g
const STRIPE_KEY = /\b(?:[sr]k_(?:test|live)|whsec)_\w+/g
/** Values after the path of an address. */
const QUERY = /(\/[\w%@.~-]+\/?)\?[^\s"'`\\)]+/g

/**
 * Takes out of a line what may be secret or personal: addresses of e-mails, tokens, keys, and what follows `?` in an
 * address. Nothing should log them; messages of libraries may.
 */
export function redact(line: string): string {
  return line
    .replace(JWT, '[token]')
    .replace(BEARER, 'Bearer [token]')
    .replace(STRIPE_KEY, '[key]')
    .replace(QUERY, '$1?…')
    .replace(EMAIL, '[e-mail]')
}
