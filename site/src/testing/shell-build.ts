/** A shell's build for the server: its pages are what the routes of their remotes return. */
export const shellBuild = `
  let config
  let layouts = 0
  exports.sharedModules = { shared: { greet: (name) => 'Hello, ' + name } }
  exports.start = async (value) => { config = value }
  exports.render = async ({ url, owner, loadRoutes, fillers }) => {
    const page = await loadRoutes(owner)({ url, config, shell: '1.0.0', rendering: renderHost.currentRendering() })
    const { html = page } = page
    const boxes = fillers.remotes
      .filter(({ name }) => fillers.allowed.includes(name))
      .map((remote) =>
        fillers.run(remote.name, async () => fillers.loadExtensions(remote).box()).catch(() => 'empty'))
    const filled = (await Promise.all(boxes)).map((box) => '<aside>' + box + '</aside>').join('')
    fillers.enter(null)
    return {
      redirect: null, head: '', styles: '', data: '{}', ...page,
      html: '<h1>' + html + '</h1><p>Shell 1.0.0, ' + renderHost.currentRendering().language + '</p>' + filled,
    }
  }
  exports.renderMarkdown = async ({ url, owner, loadMarkdown }) => {
    const [page] = Object.values(loadMarkdown(owner))
    const html = await page?.({ url, rendering: renderHost.currentRendering() })
    return html === undefined ? null : { redirect: null, head: '', styles: '', data: '', html }
  }
  exports.renderLayout = ({ url }) => ({
    redirect: null, head: '', styles: '<style></style>', data: JSON.stringify({ isLayout: true, count: ++layouts }),
    html: '<header>Layout of ' + url + ', ' + renderHost.currentRendering().language + '</header>',
  })`
