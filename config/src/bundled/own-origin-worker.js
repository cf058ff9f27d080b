/** @param {string | URL} address @returns {string | URL} where the site has the same file of a version */
function toOwnOrigin(address) {
  const { protocol, origin, pathname } = new URL(address, location.href)
  if (!protocol.startsWith('http') || origin === location.origin) return address
  return `/${pathname.split('/').slice(-3).join('/')}`
}

/** Browsers start workers of the page's own origin only, wherever the other scripts of a remote come from. */
export class Worker extends globalThis.Worker {
  /** @param {string | URL} address @param {WorkerOptions} [options] */
  constructor(address, options) {
    super(toOwnOrigin(address), options)
  }
}
