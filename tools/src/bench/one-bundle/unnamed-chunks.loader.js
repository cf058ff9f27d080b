/** webpack loader that leaves the names of chunks to webpack. @param {string} source @returns {string} */
export default function dropChunkNames(source) {
  return source.replace(/\/\* webpackChunkName: "[^"]+" \*\/ /g, '')
}
