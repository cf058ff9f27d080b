import './refresh-hook.js'

import { reloadOnUpdate } from './reload-on-update.js'

interface Hook {
  renderers: Map<number, object>
  inject(renderer: object): number
}
const hook = () => Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as Hook

/** A page that a build of React has rendered, in which an update arrives. */
function update(renderer: object): jest.Mock {
  const reload = jest.fn()
  Object.assign(globalThis, { location: { reload } })
  hook().renderers.clear()
  hook().inject(renderer)
  reloadOnUpdate({
    addStatusHandler: (handle) => ['check', 'ready', 'apply', 'idle'].forEach(handle),
  })
  return reload
}

test("loads the page again where React's production build has rendered it", () => {
  expect(update({ scheduleRefresh: null })).toHaveBeenCalledTimes(1)
})

test("leaves the page to React's development build", () => {
  expect(update({ scheduleRefresh: () => undefined })).not.toHaveBeenCalled()
})
