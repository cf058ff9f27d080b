import { bottomBarHeight, observeBottomBar } from './bottom-bar.ts'

const height = () => document.documentElement.style.getPropertyValue('--bottom-bar')

function observe(position: string, offsetHeight: number) {
  const bar = document.createElement('div')
  bar.style.position = position
  document.body.append(bar)
  jest.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(offsetHeight)
  return observeBottomBar(bar)
}

test('observeBottomBar publishes the height of a sticky bar until it is removed', () => {
  const disconnect = observe('sticky', 120)
  expect(height()).toBe('120px')
  disconnect?.()
  expect(height()).toBe('')
})

test('observeBottomBar publishes 0 for a bar in the flow', () => {
  const disconnect = observe('static', 120)
  expect(height()).toBe('0px')
  disconnect?.()
})

test('bottomBarHeight is 0 without a bar', () => {
  expect(bottomBarHeight).toBe('var(--bottom-bar, 0px)')
})
