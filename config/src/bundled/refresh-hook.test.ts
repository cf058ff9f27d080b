import './refresh-hook.js'

interface Hook {
  inject(renderer: object): number
  onCommitFiberRoot(id: number, root: object): void
}
interface RefreshUpdate {
  staleFamilies: Set<unknown>
  updatedFamilies: Set<unknown>
}
interface RefreshRuntime {
  injectIntoGlobalHook(page: object): void
  register(type: unknown, id: string): void
  performReactRefresh(): void
}
const hook = () => Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as Hook

test('lets a refresh runtime that loads after React DOM refresh its pages', () => {
  const renderer = {
    scheduleRefresh: jest.fn<void, [root: object, update: RefreshUpdate]>(),
    setRefreshHandler: jest.fn(),
  }
  const id = hook().inject(renderer)

  const runtime = jest.requireActual<RefreshRuntime>('react-refresh/runtime')
  runtime.injectIntoGlobalHook(globalThis)
  const page = { memoizedState: { element: {} } }
  const root = { current: { ...page, alternate: page } }
  hook().onCommitFiberRoot(id, root)
  const before = () => null
  const after = () => null
  runtime.register(before, 'Page')
  runtime.register(after, 'Page')
  runtime.performReactRefresh()

  const [refreshed, update] = renderer.scheduleRefresh.mock.lastCall ?? []
  expect(refreshed).toBe(root)
  expect([...(update?.staleFamilies ?? []), ...(update?.updatedFamilies ?? [])]).toEqual([
    { current: after },
  ])
})

test('keeps an existing hook, such as that of the developer tools', async () => {
  const before = hook()
  await jest.isolateModulesAsync(async () => {
    await import('./refresh-hook.js')
  })
  expect(hook()).toBe(before)
})
