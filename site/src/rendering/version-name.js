/**
 * How a version is called in logs and caches.
 * @param {string} name of the front end
 * @param {string} version
 */
export const toVersionName = (name, version) => `${name}@${version}`
