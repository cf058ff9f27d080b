import { yieldToMain } from './yield-to-main.ts'

describe('yieldToMain', () => {
  test('lets a waiting event be handled first', async () => {
    const order: string[] = []
    setTimeout(() => order.push('press'))
    await yieldToMain()
    order.push('code')
    expect(order).toEqual(['press', 'code'])
  })

  test('leaves the order to the browser’s scheduler where there is one', async () => {
    const yields = jest.fn(() => Promise.resolve())
    Object.assign(globalThis, { scheduler: { yield: yields } })
    await yieldToMain()
    Reflect.deleteProperty(globalThis, 'scheduler')
    expect(yields).toHaveBeenCalledTimes(1)
  })
})
