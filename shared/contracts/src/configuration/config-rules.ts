// Rules of the run-time configuration that need no schema.

export { socialNetworks } from '../rules/social-networks.ts'

/** Returns whether a text is an ISO 8601 date-time with a UTC offset. */
export function isDateTime(text: string): boolean {
  const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
  return pattern.test(text) && !Number.isNaN(Date.parse(text))
}
