import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'

test('Loading renders a status; skeletons are hidden from assistive technology', () => {
  renderUi(
    <Loading>
      <Skeleton ratio="4 / 3" />
    </Loading>,
  )
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent(/^Loading$/)
  expect(status.lastElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(status.lastElementChild).toHaveStyle({ aspectRatio: '4 / 3', inlineSize: '100%' })
})

test('Loading is translated, or renders the label of the page', () => {
  renderUi(
    <>
      <Loading />
      <Loading label="جارٍ تحميل الدفع" />
    </>,
    { lang: 'ar' },
  )
  expect(screen.getAllByRole('status').map((element) => element.textContent)).toEqual([
    'جارٍ التحميل',
    'جارٍ تحميل الدفع',
  ])
})

test('Skeleton is a line of text by default, and takes a size', () => {
  const { container } = renderUi(
    <>
      <Skeleton />
      <Skeleton width="3rem" height="2rem" shape="round" />
    </>,
  )
  const [line, box] = container.children
  expect(line).toHaveStyle({ blockSize: '1em' })
  expect(box).toHaveStyle({ inlineSize: '3rem', blockSize: '2rem' })
})
