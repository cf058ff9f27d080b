import { request, mainApi } from '@shop/kernel'
import { expectConsole } from '@shop/testing/console.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse, type ResponseResolver } from 'msw'
import { z } from 'zod/mini'

import { ErrorNotice } from './ErrorNotice.tsx'

async function failure(answer: ResponseResolver): Promise<unknown> {
  server.use(http.get(mainUrl('/thing'), answer))
  const schema = z.object({ name: z.string() })
  return request(mainApi, schema, { url: '/thing' }).catch((error: unknown) => error)
}

test.each<[string, ResponseResolver, RegExp]>([
  ['no answer', () => HttpResponse.error(), /No connection.*Check your connection/],
  ['nothing there', () => new HttpResponse(null, { status: 404 }), /We could not find this/],
  ['a broken server', () => new HttpResponse(null, { status: 500 }), /on our side/],
])('explains %s', async (_, answer, words) => {
  renderUi(<ErrorNotice error={await failure(answer)} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('prefers the words of the server', async () => {
  const message = 'The shop is being restocked.'
  const error = await failure(() => HttpResponse.json({ message }, { status: 503 }))
  renderUi(<ErrorNotice error={error} />)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('alert')).not.toHaveTextContent('on our side')
})

test('explains an answer that cannot be read', async () => {
  renderUi(<ErrorNotice error={await failure(() => HttpResponse.json({ name: 7 }))} />)
  expect(screen.getByRole('alert')).toHaveTextContent('could not read')
  expect(expectConsole()).toEqual([expect.stringContaining('/thing')])
})

test('explains a call that took too long', () => {
  // The faked network has no clock to run out; this is what axios makes of one that did.
  const error = Object.assign(new Error(), { isAxiosError: true, code: 'ECONNABORTED' })
  renderUi(<ErrorNotice error={error} />)
  expect(screen.getByRole('alert')).toHaveTextContent('taking too long')
})

test('tries again when asked, in the language of the page', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(<ErrorNotice error={new Error('?')} onRetry={onRetry} />, {
    lang: 'ar',
  })
  expect(screen.getByRole('alert')).toHaveTextContent('حدثت مشكلة غير متوقعة')
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
