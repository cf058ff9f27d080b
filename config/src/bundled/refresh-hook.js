// Runs before React DOM, which registers itself with this hook; the refresh runtimes of remotes load later and find it there.
const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__'

/** @type {Map<number, object>} */
const renderers = new Map()

const hook = {
  renderers,
  supportsFiber: true,
  /** @param {object} renderer */
  inject(renderer) {
    const id = renderers.size + 1
    renderers.set(id, renderer)
    return id
  },
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  onScheduleFiberRoot() {},
}

// React's developer tools install a hook of their own that does the same.
if (!(HOOK in globalThis)) Object.assign(globalThis, { [HOOK]: hook })

export {}
