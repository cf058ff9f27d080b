// Before React DOM loads: it announces itself here, and the refresh runtimes of remotes, which come later, find it.
const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__'

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

// React's developer tools bring one of their own, which does the same.
if (!(name in globalThis)) Object.assign(globalThis, { [name]: hook })

export {}
