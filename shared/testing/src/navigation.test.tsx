import { recordNavigation } from './navigation.ts'

describe('recordNavigation', () => {
  test('records assign, replace and reload without leaving the page', () => {
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

  test('starts a new record', () => {
    expect(recordNavigation()).toEqual({ addresses: [], reloads: 0 })
  })
})
