import { observeBottomBar, bottomBarHeight } from './bottom-bar.ts'

const announced = () => document.documentElement.style.getPropertyValue('--bottom-bar')

function announce(position: string, height: number) {
  const bar = document.createElement('div')
  bar.style.position = position
  document.body.append(bar)
  jest.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(height)
  return observeBottomBar(bar)
}

test('a bar that sticks takes its height from the screen until it is gone', () => {
  const leave = announce('sticky', 120)
  expect(announced()).toBe('120px')
  leave?.()
  expect(announced()).toBe('')
})

test('a bar that stands in the page takes nothing', () => {
  const leave = announce('static', 120)
  expect(announced()).toBe('0px')
  leave?.()
})

test('without a bar there is nothing to stay clear of', () => {
  expect(bottomBarHeight).toBe('var(--bottom-bar, 0px)')
})
