import { deferred } from './deferred.ts'

describe('deferred', () => {
  test('returns a promise that stays pending until it is resolved', async () => {
    const answer = deferred<string>()
    let settled = false
    void answer.promise.then(() => (settled = true))
    await Promise.resolve()
    expect(settled).toBe(false)
    answer.resolve('value')
    await expect(answer.promise).resolves.toBe('value')
  })

  test('returns a promise that can be rejected', async () => {
    const answer = deferred()
    answer.reject(new Error('No'))
    await expect(answer.promise).rejects.toThrow('No')
  })
})
