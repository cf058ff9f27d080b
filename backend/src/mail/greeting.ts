/**
 * A first name for a greeting; empty when it does not look like one: whoever registers with somebody
 * else's address must not get a message of their own, such as a link, into our e-mail.
 */
export function toGreetingName(firstName: string): string {
  return /^[\p{L}\p{M}'’. -]{1,40}$/u.test(firstName) && !/\.\p{L}/u.test(firstName)
    ? firstName
    : ''
}

/** What a greeting is formatted with: the name, if it has one. */
export function toGreeting(firstName: string): { name: string; named: 'yes' | 'no' } {
  const name = toGreetingName(firstName)
  return { name, named: name ? 'yes' : 'no' }
}

/** An e-mail address or amount that keeps its order inside Arabic text: LRI … PDI. */
export const isolate = (text: string): string => `\u2066${text}\u2069`
