import { mainApi, queryClient, request } from '@shop/kernel/http'
import { SLOW_AFTER_MS } from '@shop/kernel/loading'
import { expectConsole } from '@shop/testing/console.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse, type ResponseResolver } from 'msw'
import * as z from 'zod/mini'

import { EmptyState } from './EmptyState.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { Loading } from './Loading.tsx'
import { Notice } from './Notice.tsx'
import { Skeleton } from './Skeleton.tsx'

async function failure(answer: ResponseResolver): Promise<unknown> {
  server.use(http.get(mainUrl('/thing'), answer))
  const schema = z.object({ name: z.string() })
  return request(mainApi, schema, { url: '/thing' }).catch((error: unknown) => error)
}

describe('ErrorNotice', () => {
  test.each<[string, ResponseResolver, RegExp]>([
    ['no answer', () => HttpResponse.error(), /No connection.*Check your connection/],
    ['no such resource', () => new HttpResponse(null, { status: 404 }), /We could not find this/],
    ['a broken server', () => new HttpResponse(null, { status: 500 }), /on our side/],
  ])('renders an explanation when there is %s', async (_, answer, words) => {
    renderUi(<ErrorNotice error={await failure(answer)} />)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('prefers the message of the server', async () => {
    const message = 'The shop is being restocked.'
    const error = await failure(() => HttpResponse.json({ message }, { status: 503 }))
    renderUi(<ErrorNotice error={error} />)
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('alert')).not.toHaveTextContent('on our side')
  })

  test('renders an explanation when the response is invalid', async () => {
    renderUi(<ErrorNotice error={await failure(() => HttpResponse.json({ name: 7 }))} />)
    expect(screen.getByRole('alert')).toHaveTextContent('could not read')
    expect(expectConsole()).toEqual([expect.stringContaining('/thing')])
  })

  test('renders an explanation when the request timed out', () => {
    // The error of axios for a timeout, which the mocked network cannot cause.
    const error = Object.assign(new Error(), { isAxiosError: true, code: 'ECONNABORTED' })
    renderUi(<ErrorNotice error={error} />)
    expect(screen.getByRole('alert')).toHaveTextContent('taking too long')
  })

  test.each([
    ['en', 'Part of this page could not be loaded'],
    ['ar', 'تعذّر تحميل جزء من هذه الصفحة'],
  ] as const)('renders an explanation in %s when code could not be fetched', (lang, words) => {
    // The error of webpack for a missing chunk.
    const error = Object.assign(new Error(), { name: 'ChunkLoadError', type: 'error' })
    renderUi(<ErrorNotice error={error} />, { lang })
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  })

  test('says that the shopper is offline, and retries when the browser is online again', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const onRetry = jest.fn()
    renderUi(<ErrorNotice error={await failure(() => HttpResponse.error())} onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline')
    window.dispatchEvent(new Event('online'))
    expect(onRetry).toHaveBeenCalledTimes(1)
    onLine.mockRestore()
  })

  test('does not retry what the connection is not to blame for', async () => {
    const onRetry = jest.fn()
    const error = await failure(() => new HttpResponse(null, { status: 500 }))
    renderUi(<ErrorNotice error={error} onRetry={onRetry} />)
    window.dispatchEvent(new Event('online'))
    expect(onRetry).not.toHaveBeenCalled()
  })

  test('calls onRetry on its translated button', async () => {
    const onRetry = jest.fn()
    const { user } = renderUi(<ErrorNotice error={new Error('?')} onRetry={onRetry} />, {
      lang: 'ar',
    })
    expect(screen.getByRole('alert')).toHaveTextContent('حدثت مشكلة غير متوقعة')
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('Notice', () => {
  test.each([
    ['info', 'Note'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['danger', 'Error'],
  ] as const)('of kind %s is named by its icon', (kind, name) => {
    renderUi(<Notice kind={kind}>Your order</Notice>)
    expect(screen.getByRole('img', { name })).toBeInTheDocument()
    expect(screen.getByText('Your order')).toBeVisible()
  })
})

describe('EmptyState', () => {
  test('renders the title, the text, the action and a decorative icon', () => {
    renderUi(
      <EmptyState
        icon={<svg data-testid="icon" />}
        title="Your cart is empty"
        text="Cards you add are kept here."
        action={<a href="/shop">Browse</a>}
      />,
    )
    expect(screen.getByText('Your cart is empty')).toBeVisible()
    expect(screen.getByText('Cards you add are kept here.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse' })).toBeVisible()
    expect(screen.getByTestId('icon').parentElement).toHaveAttribute('aria-hidden', 'true')
  })

  test('renders the title as the heading of the page when asked to', () => {
    renderUi(<EmptyState heading title="Page Not Found" />)
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveAttribute(
      'tabindex',
      '-1',
    )
  })
})

describe('Loading', () => {
  test('renders a status; skeletons are hidden from assistive technology', () => {
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

  test('is translated, or renders the label of the page', () => {
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
})

describe('SlowNotice', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const retryButton = () => screen.queryByRole('button', { name: 'Try again' })

  test('says within five seconds that a page is still loading', () => {
    expect(SLOW_AFTER_MS).toBeLessThan(5_000)
    renderUi(<Loading />)
    advance(SLOW_AFTER_MS - 1)
    expect(retryButton()).not.toBeInTheDocument()
    advance(1)
    expect(screen.getByRole('status')).toHaveTextContent('taking longer than usual')
    expect(retryButton()).toBeVisible()
  })

  test('asks again for what the page waits for, and says so', async () => {
    let requests = 0
    renderUi(<Loading />)
    const data = queryClient.fetchQuery({
      queryKey: ['slow'],
      queryFn: () => (requests++ === 0 ? new Promise<string>(() => undefined) : 'arrived'),
    })
    advance(SLOW_AFTER_MS)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(data).resolves.toBe('arrived')
    expect(screen.getByRole('status')).toHaveTextContent('We have asked again')
  })

  test('is shown once for several parts, and then for the next one that is late', () => {
    const parts = (ids: string[]) => ids.map((id) => <Loading key={id} />)
    const { rerender } = renderUi(null)
    rerender(<>{parts(['a', 'b'])}</>)
    advance(SLOW_AFTER_MS)
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    rerender(<>{parts(['b'])}</>)
    expect(retryButton()).not.toBeInTheDocument()
    advance(1_000)
    expect(retryButton()).toBeVisible()
  })
})
