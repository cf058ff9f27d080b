import { randomUUID } from 'node:crypto'

import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import type { Profile, ProfileUpdate } from '@shop/contracts/wire/user.ts'

import { hashPassword } from '../../platform/auth/passwords.ts'
import { toJson } from '../../platform/db/json.ts'
import type { Db, Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import type { Language } from '../../platform/i18n/messages.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'

const EMAIL_CHANGE_MESSAGE =
  'Your e-mail address is changed in the settings of your account, with your password. Nothing was saved.'

/** The user with this id. */
export function findUser(db: Db, id: string): Promise<Row<'users'> | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The user with this e-mail address, in any case. */
export function findUserByEmail(db: Db, email: string): Promise<Row<'users'> | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst()
}

interface NewUser {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  address?: string
  dialCode?: string
  phoneNumber?: string
  language?: Language
}

type Registration = Omit<NewUser, 'passwordHash'> & { password: string }

/** Creates a user. @returns `null` when the e-mail address is taken */
export async function createUser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: NewUser,
): Promise<Row<'users'> | null> {
  const row: Row<'users'> = {
    id: randomUUID(),
    address: '',
    dialCode: '',
    phoneNumber: '',
    language: 'en',
    occupation: '',
    description: '',
    website: '',
    ...user,
    email: normalizeEmail(user.email),
    createdAt: clock().toISOString(),
    role: null,
    officePermissions: toJson([]),
    deletedAt: null,
    remindersEndedAt: null,
  }
  const result = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n ? row : null
}

/** What is left of a user who is deleted, and whom orders refer to. Nobody can log in: no form takes the id for an address. */
export const deletedUser = (id: string, now: Date) => ({
  email: id,
  passwordHash: '',
  firstName: '',
  lastName: '',
  address: '',
  dialCode: '',
  phoneNumber: '',
  occupation: '',
  description: '',
  website: '',
  deletedAt: now.toISOString(),
})

/** Creates a user who has registered, and queues a welcome. @returns `null` as {@link createUser} */
export async function registerUser(
  deps: Deps,
  { password, firstName, lastName, ...rest }: Registration,
): Promise<Row<'users'> | null> {
  const passwordHash = await hashPassword(password)
  const names = { firstName: firstName.trim(), lastName: lastName.trim() }
  return deps.db.transaction().execute(async (trx) => {
    const user = await createUser({ ...deps, db: trx }, { ...rest, ...names, passwordHash })
    if (!user) return null
    const { id: userId, email: recipient, language, firstName } = user
    const mail = { recipient, language, data: { firstName }, userId }
    await enqueueMail(trx, { kind: 'welcome', ...mail }, deps.clock())
    return user
  })
}

/** Tells the owner of an e-mail address, in their language, that somebody wanted to register it. */
export async function reportRegistration({ db, clock }: Deps, email: string): Promise<void> {
  const owner = await findUserByEmail(db, email)
  if (!owner) return
  const { id: userId, email: recipient, language } = owner
  const mail = { recipient, language, data: null, userId }
  await enqueueMail(db, { kind: 'addressInUse', ...mail }, clock())
}

/** The user's own profile, without the password hash. */
export function toProfile(user: Row<'users'>): Profile {
  const { id: _id, firstName, lastName, email, address, dialCode, phoneNumber } = user
  const phone = { dialCode, fullNumber: phoneNumber ? `${dialCode} ${phoneNumber}` : '' }
  return { _id, firstName, lastName, email, address, phone }
}

type ProfileChanges = Partial<
  Omit<
    Row<'users'>,
    'id' | 'email' | 'passwordHash' | 'createdAt' | 'role' | 'officePermissions' | 'deletedAt'
  >
>

/** Saves changes of a user's details. What a user logs in with changes elsewhere. */
export async function saveProfile(db: Db, userId: string, changes: ProfileChanges): Promise<void> {
  const users = db.updateTable('users').set(changes).where('id', '=', userId)
  await users.where('deletedAt', 'is', null).execute()
}

/**
 * Updates a profile by the API; absent fields stay unchanged.
 * @throws HttpError 409 for another e-mail address, which needs the password and a confirmation
 */
export async function updateProfile(
  db: Db,
  user: Row<'users'>,
  update: ProfileUpdate,
): Promise<void> {
  const { firstName, lastName, address } = update
  if (update.email !== user.email) {
    throw new HttpError(409, EMAIL_CHANGE_MESSAGE)
  }
  await saveProfile(db, user.id, {
    firstName,
    ...(lastName !== undefined && { lastName }),
    ...(address !== undefined && { address }),
  })
}
