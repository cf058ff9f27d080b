import { createSecretKey, randomUUID } from 'node:crypto'

import { jwtVerify, SignJWT } from 'jose'

import type { Db, Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { rememberVerified } from './verified-tokens.ts'

const ISSUER = 'shop-backend'
const AUDIENCE = 'shop'
export const TOKEN_DAYS = 7

export interface Member extends Row<'users'> {
  /** Identifies the token that the member came with. */
  jti: string
}

export interface Tokens {
  /** Makes a token for the user and records it. */
  issue(user: Row<'users'>): Promise<string>
  /** The member a token belongs to; `null` when it is forged, expired or revoked. */
  verify(token: string): Promise<Member | null>
  /** Ends a token for good. */
  revoke(jti: string): Promise<void>
}

async function checkToken(token: string, key: ReturnType<typeof createSecretKey>, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'jti', '_id'],
      currentDate: now,
    })
    const { jti, exp } = payload
    return jti && exp ? { jti, expiresAt: exp * 1000 } : null
  } catch {
    return null
  }
}

function findMember(db: Db, jti: string) {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .selectAll('users')
    .select('tokens.jti')
    .where('tokens.jti', '=', jti)
    .where('tokens.revokedAt', 'is', null)
    .executeTakeFirst()
}

/** Session tokens: signed, with an expiry, and recorded so that they can be revoked. */
export function createTokens({ db, config, clock }: Deps): Tokens {
  const key = createSecretKey(config.secret)
  const readJti = rememberVerified((token, now) => checkToken(token, key, now))

  return {
    async issue(user) {
      const now = clock()
      const expiresAt = new Date(now.getTime() + TOKEN_DAYS * 86_400_000)
      const jti = randomUUID()
      await db.deleteFrom('tokens').where('expiresAt', '<', now.toISOString()).execute()
      await db
        .insertInto('tokens')
        .values({ jti, userId: user.id, expiresAt: expiresAt.toISOString(), revokedAt: null })
        .execute()
      const { id: _id, firstName, lastName, email } = user
      return new SignJWT({ _id, firstName, lastName, email })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(jti)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key)
    },

    async verify(token) {
      const jti = await readJti(token, clock())
      return jti ? ((await findMember(db, jti)) ?? null) : null
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
