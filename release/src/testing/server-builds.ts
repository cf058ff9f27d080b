/**
 * A shell's build for the server whose pages are what the routes of their remotes return: `routes` of a remote's build is
 * a function of an address, by path.
 */
export const shellServerBuild = `
  let config
  exports.sharedModules = {}
  exports.start = async (value) => { config = value }
  exports.render = async ({ url, owner, loadRoutes }) => {
    const { status, html } = await loadRoutes(owner)({ url, config, language: renderHost.currentRendering().language })
    if (status !== undefined) renderHost.currentRendering().status = status
    return { redirect: null, head: '', styles: '', data: '{}', html: '<header>Shop</header><main id="main">' + html + '</main>' }
  }`

/** A remote's build for the server whose page is what this body of a function returns: `{ html }` of `{ url, config, language }`. */
export const remoteServerBuild = (body: string, module = '') =>
  `${module}; exports.routes = async ({ url, config, language }) => { ${body} }`
