import { bottomBarHeight, observeBottomBar } from './bottom-bar.ts'

const height = () => document.documentElement.style.getPropertyValue('--bottom-bar')

/** Observes a bar 120 pixels high on a screen of 800. @param bottom of its lower edge */
function observe(position: string, bottom = 800) {
  Object.assign(window, { innerHeight: 800 })
  const bar = document.createElement('div')
  bar.style.position = position
  document.body.append(bar)
  const rect = jest.spyOn(bar, 'getBoundingClientRect')
  const place = (edge: number) => rect.mockReturnValue({ top: edge - 120, bottom: edge } as DOMRect)
  place(bottom)
  const scrollTo = (edge: number) => {
    place(edge)
    window.dispatchEvent(new Event('scroll'))
  }
  return { disconnect: observeBottomBar(bar), scrollTo }
}

describe('observeBottomBar', () => {
  test.each(['sticky', 'fixed'])('publishes the height of a %s bar until it is removed', (kind) => {
    const { disconnect } = observe(kind)
    expect(height()).toBe('120px')
    disconnect?.()
    expect(height()).toBe('')
  })

  test('publishes nothing for a bar in the flow', () => {
    const { disconnect } = observe('static')
    expect(height()).toBe('')
    disconnect?.()
  })

  test('follows a bar that has scrolled to its own place, until there is room below it', () => {
    const { disconnect, scrollTo } = observe('sticky')
    scrollTo(760)
    expect(height()).toBe('160px')
    scrollTo(600)
    expect(height()).toBe('')
    disconnect?.()
    scrollTo(800)
    expect(height()).toBe('')
  })

  test('leaves the styles of the page alone while nothing changes', () => {
    const { disconnect, scrollTo } = observe('sticky')
    const set = jest.spyOn(document.documentElement.style, 'setProperty')
    scrollTo(800)
    expect(set).not.toHaveBeenCalled()
    scrollTo(760)
    expect(set).toHaveBeenCalledTimes(1)
    disconnect?.()
  })
})

test('bottomBarHeight is 0 without a bar', () => {
  expect(bottomBarHeight).toBe('var(--bottom-bar, 0px)')
})
