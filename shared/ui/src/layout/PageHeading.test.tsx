import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

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
