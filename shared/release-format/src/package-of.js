/** @param {string} request @returns {string} the name of its package: `react-dom` of `react-dom/client` */
export function packageOf(request) {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/')
}
