import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { observeBottomBar } from './bottom-bar.ts'
import { PageHeading } from './PageHeading.tsx'

describe('PageHeading', () => {
  test('renders an h1 that is focusable by script but not by Tab', async () => {
    const { user } = renderUi(
      <>
        <PageHeading title="Shop" />
        <button>Next</button>
      </>,
    )
    const heading = screen.getByRole('heading', { level: 1, name: 'Shop' })
    heading.focus()
    expect(heading).toHaveFocus()
    heading.blur()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test('renders the breadcrumb, the intro and the actions', () => {
    renderUi(
      <PageHeading
        title="Steel card"
        breadcrumb={[{ label: 'Shop', to: '/shop' }, { label: 'Steel card' }]}
        intro="Made to be kept."
        actions={<button>Share</button>}
      />,
    )
    expect(screen.getByRole('navigation')).toBeVisible()
    expect(screen.getByText('Made to be kept.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  })
})

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
  const settle = (edge: number) => {
    place(edge)
    bar.dispatchEvent(new Event('animationend'))
  }
  return { disconnect: observeBottomBar(bar), scrollTo, settle }
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

  test('publishes the height of a bar that has moved in', () => {
    const { disconnect, settle } = observe('sticky', 920)
    expect(height()).toBe('')
    settle(800)
    expect(height()).toBe('120px')
    disconnect?.()
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
