// Before React DOM loads: it announces itself here, and the refresh runtimes of remotes, which come later, find it.
// React's developer tools have a hook of their own, which does the same.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  /** @param {object} renderer */
  inject(renderer) {
    const id = this.renderers.size + 1
    this.renderers.set(id, renderer)
    return id
  },
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  onScheduleFiberRoot() {},
}
