const hook = () =>
  Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as {
    inject(renderer: object): number
    onCommitFiberRoot(id: number, root: object): void
  }

/** A page that a build of React has rendered, and a change of one of its components. */
async function changeComponent(renderer: object): Promise<jest.Mock> {
  // The runtime remembers what is mounted.
  jest.resetModules()
  Reflect.deleteProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
  await import('./refresh-hook.js')
  const { default: refresh } = await import('react-refresh/runtime')
  const reload = jest.fn()
  Object.assign(globalThis, { location: { reload } })
  const id = hook().inject(renderer)
  refresh.injectIntoGlobalHook(globalThis)
  await import('./reload-without-refresh.js')
  const page = { memoizedState: { element: {} } }
  hook().onCommitFiberRoot(id, { current: { ...page, alternate: page } })
  refresh.register(() => null, 'Page')
  refresh.register(() => null, 'Page')
  refresh.performReactRefresh()
  return reload
}

test("loads the page again where React's production build has rendered it", async () => {
  expect(await changeComponent({})).toHaveBeenCalledTimes(1)
})

test("leaves the page to React's development build", async () => {
  const renderer = { scheduleRefresh: jest.fn(), setRefreshHandler: jest.fn() }
  expect(await changeComponent(renderer)).not.toHaveBeenCalled()
  expect(renderer.scheduleRefresh).toHaveBeenCalled()
})
