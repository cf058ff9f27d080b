import { createHmac } from 'node:crypto'

import type { Deps } from '../deps.ts'
import type { PaymentDriver } from '../payments/payment.driver.ts'
import { readSignedEvent } from '../payments/signed-events.ts'
import { endTestSession, findTestSession, openTestSession } from './test.store.ts'

/** The key that the test provider signs its events with. */
export function testEventSecret(secret: Uint8Array): string {
  return createHmac('sha256', secret).update('test payment events').digest('hex')
}

/** The built-in provider: needs no network, moves no money. */
export function testDriver(deps: Deps): PaymentDriver {
  const eventSecret = testEventSecret(deps.config.secret)
  return {
    name: 'test',
    sessionMinutes: 30,
    async createSession(request) {
      const sessionId = await openTestSession(deps, request)
      return { sessionId, checkoutUrl: `${deps.config.backendUrl}/pay/${sessionId}` }
    },
    async readStatus(sessionId) {
      const session = await findTestSession(deps, sessionId)
      if (!session) throw new Error('The test provider does not know this session.')
      return session.status
    },
    async cancelSession(sessionId) {
      await endTestSession(deps, sessionId, 'cancelled')
    },
    readEvent: (body, signature) => readSignedEvent(body, signature, eventSecret),
  }
}
