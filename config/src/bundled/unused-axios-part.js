// Stands in for parts of axios that no front end uses (`production-aliases.js`).
/** @returns {never} */
export default function unusedAxiosPart() {
  throw new Error('This build of axios has no forms and no fetch adapter')
}

/** The fetch adapter: none. */
export const getFetch = undefined
