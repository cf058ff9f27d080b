import { deletedUser } from '../../../domain/users/user.store.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { memberNotes } from './member-notes.ts'
import type { PersonalData } from './person.ts'
import { forms, mails, messages, subscribers } from './personal-messages.ts'
import { personalOrders } from './personal-orders.ts'

type OwnTable =
  | 'couponClaims'
  | 'favourites'
  | 'memberEmails'
  | 'recoveryCodes'
  | 'secondFactors'
  | 'tokens'
  | 'verifications'

/** Deletes the rows of a table that are a member's own. */
const eraseFrom =
  (table: OwnTable): NonNullable<PersonalData['erase']> =>
  (trx, { user }) =>
    trx.deleteFrom(table).where('userId', '=', user.id).execute()

const users: PersonalData = {
  async read(_trx, { user }) {
    const { id: _, passwordHash: __, deletedAt: ___, officePermissions, ...profile } = user
    return { profile: { ...profile, officePermissions: parseJson(officePermissions) } }
  },
  async erase(trx, { user: { id } }, now) {
    const kept = await trx.selectFrom('orders').select('id').where('userId', '=', id).execute()
    if (kept.length === 0) return trx.deleteFrom('users').where('id', '=', id).execute()
    return trx.updateTable('users').set(deletedUser(id, now)).where('id', '=', id).execute()
  },
}

const memberEmails: PersonalData = {
  async read(trx, { user }) {
    const rows = await trx
      .selectFrom('memberEmails')
      .select('email')
      .where('userId', '=', user.id)
      .orderBy('email')
      .execute()
    return { otherEmails: rows.map(({ email }) => email) }
  },
  erase: eraseFrom('memberEmails'),
}

const tokens: PersonalData = {
  read: async (trx, { user }) => ({
    sessions: await trx
      .selectFrom('tokens')
      .select(['expiresAt', 'revokedAt as endedAt'])
      .where('userId', '=', user.id)
      .orderBy('expiresAt')
      .execute(),
  }),
  erase: eraseFrom('tokens'),
}

const verifications: PersonalData = {
  read: async (trx, { user }) => ({
    links: await trx
      .selectFrom('verifications')
      .select(['purpose', 'newEmail', 'expiresAt', 'usedAt'])
      .where('userId', '=', user.id)
      .orderBy('expiresAt')
      .execute(),
  }),
  erase: eraseFrom('verifications'),
}

const couponClaims: PersonalData = {
  read: async (trx, { user }) => ({
    coupons: await trx
      .selectFrom('couponClaims')
      .select(['code', 'claimedAt'])
      .where('userId', '=', user.id)
      .orderBy('claimedAt')
      .execute(),
  }),
  erase: eraseFrom('couponClaims'),
}

const favourites: PersonalData = {
  read: async (trx, { user }) => ({
    favourites: await trx
      .selectFrom('favourites')
      .select(['productId', 'addedAt'])
      .where('userId', '=', user.id)
      .orderBy('addedAt')
      .execute(),
  }),
  erase: eraseFrom('favourites'),
}

const secondFactors: PersonalData = {
  read: async (trx, { user }) => ({
    authenticatorApps: await trx
      .selectFrom('secondFactors')
      .select('confirmedAt')
      .where('userId', '=', user.id)
      .execute(),
  }),
  erase: eraseFrom('secondFactors'),
}

const recoveryCodes: PersonalData = {
  read: async (trx, { user }) => ({
    recoveryCodes: await trx
      .selectFrom('recoveryCodes')
      .select('usedAt')
      .where('userId', '=', user.id)
      .execute(),
  }),
  erase: eraseFrom('recoveryCodes'),
}

const staffInvitations: PersonalData = {
  read: async (trx, { emails }) => ({
    invitations: await trx
      .selectFrom('staffInvitations')
      .select(['email', 'role', 'expiresAt'])
      .where('email', 'in', emails)
      .execute(),
  }),
  erase: (trx, { emails }) =>
    trx.deleteFrom('staffInvitations').where('email', 'in', emails).execute(),
}

/** It cannot be deleted, and names members by their ids only. */
const officeLog: PersonalData = {
  read: async (trx, { user }) => ({
    officeLog: await trx
      .selectFrom('officeLog')
      .select(['at', 'kind', 'before', 'after'])
      .where('subject', '=', user.id)
      .orderBy('at')
      .execute(),
  }),
}

/**
 * Where a member's data are, table by table, in the order in which they are deleted. The export and the deletion walk this
 * one list, and a new table does not compile before it is decided here whether it has any; `orders` stands for the tables
 * of an order, which go or stay with it.
 */
export const personalData: Record<keyof Schema, PersonalData | 'orders' | 'nobody'> = {
  orders: personalOrders,
  orderAttempts: 'orders',
  payments: 'orders',
  stockReservations: 'orders',
  testSessions: 'orders',
  refunds: 'orders',
  orderNotes: 'orders',
  invoices: 'orders',
  forms,
  messages,
  subscribers,
  mails,
  couponClaims,
  favourites,
  verifications,
  tokens,
  secondFactors,
  recoveryCodes,
  memberEmails,
  memberNotes,
  staffInvitations,
  officeLog,
  users,
  // The shop's own.
  agents: 'nobody',
  blogPosts: 'nobody',
  categories: 'nobody',
  contentPages: 'nobody',
  coupons: 'nobody',
  meta: 'nobody',
  productImports: 'nobody',
  productSales: 'nobody',
  products: 'nobody',
  shopSettings: 'nobody',
  // Ids of a payment provider's messages.
  paymentEvents: 'nobody',
  // Hashes, for as long as a limit lasts.
  rateLimits: 'nobody',
  // Counted and redacted before they are stored.
  failureReports: 'nobody',
  failureSamples: 'nobody',
  vitalCounts: 'nobody',
}

/** The places that have a member's data, in the order in which these are deleted. */
export const listPlaces = (): PersonalData[] =>
  Object.values(personalData).filter((place) => typeof place === 'object')
