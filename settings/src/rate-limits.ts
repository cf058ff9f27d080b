import { z } from 'zod/mini'

import { structure } from './value-types.ts'

const MAX_REQUESTS = 1_000_000
const MAX_MINUTES = 1440
/** How long a link that we e-mail works. */
export const LINK_MINUTES = 30

/**
 * Every rate limit of the backend: `max` requests in `minutes`. Those with `maxByAddress` let an account do `max`,
 * and all accounts at one address, as offices and mobile networks have for many, so many together.
 */
export const defaultRateLimits = {
  orders: { max: 60, minutes: 10, maxByAddress: 600 },
  checkouts: { max: 60, minutes: 10, maxByAddress: 600 },
  paymentReads: { max: 300, minutes: 5, maxByAddress: 3000 },
  coupons: { max: 30, minutes: 5, maxByAddress: 300 },
  messages: { max: 20, minutes: 5, maxByAddress: 200 },
  profileChanges: { max: 30, minutes: 10, maxByAddress: 300 },
  profileForm: { max: 30, minutes: 10, maxByAddress: 300 },
  favourites: { max: 300, minutes: 10, maxByAddress: 3000 },
  orderForm: { max: 30, minutes: 10, maxByAddress: 300 },
  login: { max: 10, minutes: 15, maxByAddress: 60 },
  loginGuesses: { max: 100, minutes: 60 },
  loginUnderAttack: { max: 3, minutes: 15 },
  register: { max: 10, minutes: 15, maxByAddress: 60 },
  registrations: { max: 20, minutes: 60 },
  forgotPassword: { max: 10, minutes: 15, maxByAddress: 60 },
  resetPassword: { max: 10, minutes: 15, maxByAddress: 60 },
  ownerLink: { max: 10, minutes: 15, maxByAddress: 60 },
  invitationLink: { max: 10, minutes: 15, maxByAddress: 60 },
  presentPassword: { max: 10, minutes: 15 },
  passwordResetEmails: { max: 5, minutes: LINK_MINUTES },
  emailChangeEmails: { max: 5, minutes: LINK_MINUTES },
  addressInUseEmails: { max: 5, minutes: LINK_MINUTES },
  forms: { max: 30, minutes: 10 },
  newsletterEmails: { max: 5, minutes: LINK_MINUTES },
  cardAttempts: { max: 30, minutes: 5 },
  searches: { max: 300, minutes: 1 },
  catalogAgents: { max: 300, minutes: 1 },
  agentProfiles: { max: 20, minutes: 1 },
  allAgentProfiles: { max: 120, minutes: 1 },
  failureReports: { max: 120, minutes: 10 },
  officeCodes: { max: 5, minutes: 15 },
  uploads: { max: 120, minutes: 10 },
} as const

type Defaults = typeof defaultRateLimits

export type LimitName = keyof Defaults

/** The numbers of every limit. */
type RateLimits = { [Name in LimitName]: Record<keyof Defaults[Name], number> }

/** Limits that count by account and, more widely, by address. */
export type AccountLimitName = {
  [Name in LimitName]: 'maxByAddress' extends keyof Defaults[Name] ? Name : never
}[LimitName]

interface Limit {
  max: number
  minutes: number
  maxByAddress?: number
}

type CustomRateLimits = { [Name in LimitName]?: Partial<Limit> | undefined }

const names = Object.keys(defaultRateLimits) as LimitName[]

/** A limit of e-mails lasts no longer than a link works: who exceeds it must still have one. */
const getLargest = (name: string, number: string) => {
  if (number !== 'minutes') return MAX_REQUESTS
  return name.endsWith('Emails') ? LINK_MINUTES : MAX_MINUTES
}

function createLimitSchema(name: LimitName) {
  const numbers = Object.keys(defaultRateLimits[name]).map((number) => {
    const schema = z.int().check(z.gte(1), z.lte(getLargest(name, number)))
    return [number, z.optional(schema)] as const
  })
  return z.optional(z.strictObject(Object.fromEntries(numbers)))
}

const schema: z.ZodMiniType<CustomRateLimits> = z.strictObject(
  Object.fromEntries(names.map((name) => [name, createLimitSchema(name)])),
)

/** The kind of variable that changes numbers of limits; what it leaves out stays as it is. */
export const customRateLimits = structure(
  schema,
  'an object of limits, such as {"orders": {"max": 100, "minutes": 10}}',
)

function customize(defaults: Limit, custom: Partial<Limit> = {}): Limit {
  const limit = { ...defaults, ...custom }
  if (!defaults.maxByAddress || custom.maxByAddress) return limit
  return { ...limit, maxByAddress: Math.ceil((limit.max * defaults.maxByAddress) / defaults.max) }
}

/** The limits that would let all accounts at an address do less than one of them. */
export function findNarrowAddresses(custom: CustomRateLimits): string[] {
  const isNarrow = ([, { max, maxByAddress = max }]: [string, Limit]) => maxByAddress < max
  return Object.entries<Limit>(toRateLimits(custom))
    .filter(isNarrow)
    .map(([name]) => name)
}

/** All limits with the numbers that the shop has set. As many accounts share an address as by default, where that is not said. */
export function toRateLimits(custom: CustomRateLimits = {}): RateLimits {
  return Object.fromEntries(
    names.map((name) => [name, customize(defaultRateLimits[name], custom[name])]),
  ) as RateLimits
}
