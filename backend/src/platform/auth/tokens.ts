import { createSecretKey, randomUUID } from 'node:crypto'

import { type JWTPayload, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose'

import type { Config } from '../config/config.ts'
import { lockUser } from '../db/lock.ts'
import type { Db, Row, Trx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../errors/http-error.ts'

const ISSUER = 'shop-backend'
const AUDIENCE = 'shop'
export const TOKEN_LIFETIME_DAYS = 7

export interface AuthenticatedUser extends Row<'users'> {
  /** Id of the token that the request was authenticated with. */
  jti: string
  /** ISO 8601: until then the token's session may use the office, if the user has a role. */
  officeUntil: string | null
}

export interface Tokens {
  /**
   * Issues a token for the user and stores its id.
   * @throws HttpError 401 when the password has been changed since the user was read
   */
  issue(user: Row<'users'>): Promise<string>
  /** The user of a token; `null` when it is forged, expired or revoked. */
  verify(token: string): Promise<AuthenticatedUser | null>
  /** Whether we issued this token to somebody with a role in the office, however long ago. */
  hadRole(token: string): Promise<boolean>
  revoke(jti: string): Promise<void>
}

/** What a token says whose signature and claims are valid, else `undefined`. */
async function readToken(
  token: string,
  key: ReturnType<typeof createSecretKey>,
  time: Pick<JWTVerifyOptions, 'currentDate' | 'clockTolerance'>,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'jti', '_id'],
      ...time,
    })
    return payload
  } catch {
    return undefined
  }
}

function findUserByTokenId(db: Db, jti: string) {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .selectAll('users')
    .select(['tokens.jti', 'tokens.officeUntil'])
    .where('tokens.jti', '=', jti)
    .where('tokens.revokedAt', 'is', null)
    .executeTakeFirst()
}

/** A password that is changed while a log-in verifies the former one ends that log-in, too. */
async function assertPasswordUnchanged(trx: Trx, user: Row<'users'>): Promise<void> {
  await lockUser(trx, user.id)
  const current = await trx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirst()
  if (current?.passwordHash === user.passwordHash) return
  throw new HttpError(401, 'Your session has ended. Please log in again.')
}

interface TokenDeps extends Pick<Deps, 'db' | 'clock'> {
  config: Pick<Config, 'secret'>
}

/** Creates the issuer of session tokens: JWTs (HS256) whose ids are stored so that they can be revoked. */
export function createTokens({ db, config, clock }: TokenDeps): Tokens {
  const key = createSecretKey(config.secret)

  return {
    async issue(user) {
      const now = clock()
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_DAYS * 86_400_000)
      const jti = randomUUID()
      await db.transaction().execute(async (trx) => {
        await assertPasswordUnchanged(trx, user)
        await trx.deleteFrom('tokens').where('expiresAt', '<', now.toISOString()).execute()
        await trx
          .insertInto('tokens')
          .values({ jti, userId: user.id, expiresAt: expiresAt.toISOString() })
          .execute()
      })
      const { id: _id, firstName, lastName, email, role } = user
      // The role is for what the shop shows; the office asks the database.
      return new SignJWT({ _id, firstName, lastName, email, ...(role && { role }) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(jti)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key)
    },

    async verify(token) {
      const jti = (await readToken(token, key, { currentDate: clock() }))?.jti
      return jti ? ((await findUserByTokenId(db, jti)) ?? null) : null
    },

    async hadRole(token) {
      const claims = await readToken(token, key, { clockTolerance: Number.MAX_SAFE_INTEGER })
      return claims?.['role'] !== undefined
    },

    async revoke(jti) {
      await db
        .updateTable('tokens')
        .set({ revokedAt: clock().toISOString() })
        .where('jti', '=', jti)
        .where('revokedAt', 'is', null)
        .execute()
    },
  }
}
