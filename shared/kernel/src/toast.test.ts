import { connectToaster, toast, type ToastRequest } from './toast.ts'

test('toasts wait until they can be displayed, and are displayed once', () => {
  const shown: ToastRequest[] = []
  const disconnect = connectToaster(() => undefined)
  disconnect()
  toast.success('Item added to cart!')
  toast.error('Failed', { id: 'coupon' })
  const display = (request: ToastRequest) => void shown.push(request)
  const stop = connectToaster(display)
  toast.blank('Hello')
  expect(shown).toEqual([
    { kind: 'success', message: 'Item added to cart!' },
    { kind: 'error', message: 'Failed', options: { id: 'coupon' } },
    { kind: 'blank', message: 'Hello' },
  ])
  stop()
  connectToaster(display)()
  expect(shown).toHaveLength(3)
})
