import { createHmac, randomBytes } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'

/** How long a session may use the office once a code was typed. */
const SESSION_HOURS = 12
const STEP_SECONDS = 30
/** A phone's clock may be so many steps off. */
const TOLERATED_STEPS = 1
const RECOVERY_CODES = 8

type FactorDeps = Pick<Deps, 'db' | 'clock' | 'config'>
type User = Pick<Row<'users'>, 'id' | 'email'>

function derive({ secret }: Pick<Config, 'secret'>, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest()
}

/** The app's secret is derived, so that who reads the database, or a backup of it, cannot generate codes. */
function createTotp(config: Config, { id, email }: User, salt: string, issuer = ''): TOTP {
  const bytes = derive(config, `second factor ${id} ${salt}`).subarray(0, 20)
  return new TOTP({
    issuer,
    label: email,
    secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }),
    period: STEP_SECONDS,
  })
}

const hashRecoveryCode = (config: Config, userId: string, code: string): string =>
  derive(config, `recovery code ${userId} ${code}`).toString('base64url')

const findFactor = (db: Db, userId: string) =>
  db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).executeTakeFirst()

/** Returns whether the user has an authenticator app that has shown a code. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return !!(await findFactor(db, userId))?.confirmedAt
}

/**
 * Begins to set up the user's authenticator app; a beginning before is replaced.
 * @param issuer what the app calls the office
 * @returns what the app needs; `null` when there is one already
 */
export async function beginSecondFactor(
  { db, config }: FactorDeps,
  user: User,
  issuer: string,
): Promise<{ uri: string; key: string } | null> {
  const salt = randomBytes(16).toString('base64url')
  const saved = await db
    .insertInto('secondFactors')
    .values({ userId: user.id, salt, lastStep: 0, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ salt, lastStep: 0 })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  if (saved.numInsertedOrUpdatedRows !== 1n) return null
  const totp = createTotp(config, user, salt, issuer)
  return { uri: totp.toString(), key: totp.secret.base32 }
}

/** Checks a code of the app, and uses it up: neither it nor an earlier one is accepted again. */
async function useAppCode({ db, clock, config }: FactorDeps, user: User, code: string) {
  const factor = await findFactor(db, user.id)
  if (!factor) return false
  const timestamp = clock().getTime()
  const totp = createTotp(config, user, factor.salt)
  const delta = totp.validate({ token: code, timestamp, window: TOLERATED_STEPS })
  if (delta === null) return false
  const lastStep = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep })
    .where('userId', '=', user.id)
    .where('salt', '=', factor.salt)
    .where('lastStep', '<', lastStep)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function useRecoveryCode({ db, clock, config }: FactorDeps, user: User, code: string) {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: clock().toISOString() })
    .where('userId', '=', user.id)
    .where('codeHash', '=', hashRecoveryCode(config, user.id, code))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function openOffice({ db, clock }: FactorDeps, { jti }: AuthenticatedUser): Promise<void> {
  const officeUntil = new Date(clock().getTime() + SESSION_HOURS * 3_600_000).toISOString()
  await db.updateTable('tokens').set({ officeUntil }).where('jti', '=', jti).execute()
}

/** Opens the office to the session of a user who typed a code. @returns `false` when the code is not accepted */
export async function passSecondFactor(
  deps: FactorDeps,
  user: AuthenticatedUser,
  code: string,
): Promise<boolean> {
  if (!(await hasSecondFactor(deps.db, user.id))) return false
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
  const use = /^\d{6}$/.test(typed) ? useAppCode : useRecoveryCode
  if (!(await use(deps, user, typed))) return false
  await openOffice(deps, user)
  return true
}

/** Groups of four, as people read them. */
const createRecoveryCode = () => new Secret({ size: 10 }).base32.match(/.{4}/g)?.join('-') ?? ''

/**
 * Completes the app's set-up by its first code, and opens the office to this session.
 * @returns recovery codes, which are told once; `null` when the code is not accepted
 */
export async function confirmSecondFactor(
  deps: FactorDeps,
  user: AuthenticatedUser,
  code: string,
): Promise<string[] | null> {
  return deps.db.transaction().execute(async (trx) => {
    const own = { ...deps, db: trx }
    if (await hasSecondFactor(trx, user.id)) return null
    if (!(await useAppCode(own, user, code.replaceAll(/\s/g, '')))) return null
    const confirmedAt = deps.clock().toISOString()
    await trx
      .updateTable('secondFactors')
      .set({ confirmedAt })
      .where('userId', '=', user.id)
      .execute()
    const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
    await trx.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute()
    await trx
      .insertInto('recoveryCodes')
      .values(
        codes.map((each) => ({
          userId: user.id,
          codeHash: hashRecoveryCode(deps.config, user.id, each.replaceAll('-', '')),
          usedAt: null,
        })),
      )
      .execute()
    await openOffice(own, user)
    return codes
  })
}

/** Removes the user's app and recovery codes, and closes the office to all their sessions. */
export async function removeSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await trx.deleteFrom('secondFactors').where('userId', '=', userId).execute()
  await trx.updateTable('tokens').set({ officeUntil: null }).where('userId', '=', userId).execute()
}
