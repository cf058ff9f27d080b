import { mainApi, request } from '@shop/kernel'
import { z } from '@shop/schema'
import { expectConsole } from '@shop/testing/console.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse, type ResponseResolver } from 'msw'

import { ErrorNotice } from './ErrorNotice.tsx'

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
