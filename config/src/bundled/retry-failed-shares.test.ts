import { ModuleFederation } from '@module-federation/runtime-core'

import { retryFailedShares } from './retry-failed-shares.js'

/** A host that shares one library, whose loading is `get`. */
function createHost(get: () => Promise<() => unknown>): ModuleFederation {
  return new ModuleFederation({
    name: 'host',
    remotes: [],
    plugins: [retryFailedShares()],
    shared: { library: { version: '1.0.0', scope: 'default', get } },
  })
}

const loaded = () => 'the library'

test('a shared module that could not be loaded is loaded again when it is next needed', async () => {
  const get = jest
    .fn<Promise<() => unknown>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('still offline'))
    .mockResolvedValue(loaded)
  const host = createHost(get)
  await expect(host.loadShare('library')).rejects.toThrow('offline')
  await expect(host.loadShare('library')).rejects.toThrow('still offline')
  await expect(host.loadShare('library')).resolves.toBe(loaded)
  await expect(host.loadShare('library')).resolves.toBe(loaded)
  expect(get).toHaveBeenCalledTimes(3)
})

test('a shared module that is being loaded is not loaded a second time', async () => {
  let arrive: (factory: () => unknown) => void = () => undefined
  const get = jest.fn(() => new Promise<() => unknown>((resolve) => (arrive = resolve)))
  const host = createHost(get)
  const both = [host.loadShare('library'), host.loadShare('library')]
  await new Promise((done) => setTimeout(done))
  arrive(loaded)
  await expect(Promise.all(both)).resolves.toEqual([loaded, loaded])
  expect(get).toHaveBeenCalledTimes(1)
})
