/** A new idempotency key. Not `randomUUID`, which is missing on addresses without HTTPS. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
