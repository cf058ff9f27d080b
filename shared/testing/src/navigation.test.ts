import { recordNavigation } from './navigation.ts'

test('every attempt to leave the page is written down, and the page stays', () => {
  const navigation = recordNavigation()
  window.location.assign('http://portal.test/login')
  window.location.replace(new URL('http://pay.test/1'))
  window.location.reload()
  expect(navigation).toEqual({
    addresses: ['http://portal.test/login', 'http://pay.test/1'],
    reloads: 1,
  })
  expect(window.location.href).toBe('http://localhost/')
})

test('each record starts empty', () => {
  expect(recordNavigation()).toEqual({ addresses: [], reloads: 0 })
})
