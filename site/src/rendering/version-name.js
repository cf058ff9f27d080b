/**
 * How a version is called in logs and caches.
 * @param {string} name of the front end
 * @param {string} version
 */
export const toVersionName = (name, version) => `${name}@${version}`

/** Start of the message of an error that a thread ends with; a `Crash` follows, as JSON. */
export const CRASH_PREFIX = 'Crash: '
