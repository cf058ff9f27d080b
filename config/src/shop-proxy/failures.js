/** @typedef {import('./pages.js').Text} Text */

/** The shop answers, but not as one. */
export class NoShopError extends Error {
  /** @override */
  name = 'NoShopError'
}

/** @type {Record<string, 'host' | 'refused' | 'ended' | 'silent'>} */
const reasons = {
  ENOTFOUND: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'ended',
  EPIPE: 'ended',
  UND_ERR_SOCKET: 'ended',
  ETIMEDOUT: 'silent',
  UND_ERR_CONNECT_TIMEOUT: 'silent',
  UND_ERR_HEADERS_TIMEOUT: 'silent',
  UND_ERR_BODY_TIMEOUT: 'silent',
}

const CERTIFICATE = /CERT|SIGNATURE|ISSUER|ERR_TLS/

/** @typedef {{ name?: string, message?: string, code?: unknown, cause?: Failure, errors?: Failure[] }} Failure */

/** @param {unknown} error @returns {string} the code of what `fetch` has failed with */
function findCode(error) {
  let current = /** @type {Failure | undefined} */ (error)
  while (current) {
    if (current.name === 'TimeoutError') return 'ETIMEDOUT'
    if (typeof current.code === 'string') return current.code
    // Several addresses of one name were tried.
    current = current.cause ?? current.errors?.[0]
  }
  return error instanceof Error ? error.message : String(error)
}

/**
 * Says in words why the shop has not answered.
 * @param {unknown} error @param {string} address origin that was asked @param {number} timeoutMs how long it had
 * @returns {Text}
 */
export function describeFailure(error, address, timeoutMs) {
  const code = findCode(error)
  const values = { address, code, seconds: String(timeoutMs / 1_000) }
  if (error instanceof NoShopError) return { id: 'failure.shop', values }
  const known = reasons[code]
  if (known) return { id: `failure.${known}`, values }
  if (CERTIFICATE.test(code)) return { id: 'failure.certificate', values }
  return { id: /^(?:HPE_|ERR_SSL)/.test(code) ? 'failure.garbage' : 'failure.other', values }
}
