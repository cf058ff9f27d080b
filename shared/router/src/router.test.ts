import * as whole from 'react-router-dom'

import * as surface from './router.ts'

const { wrapRemoteRoutes, scrollKey: _, ...passedOn } = surface

test('passes the router’s own functions on, so that a page has one router', () => {
  for (const [name, value] of Object.entries(passedOn)) {
    expect(value).toBe(whole[name as keyof typeof whole])
  }
})

test('adds what takes in a remote’s routes', () => {
  expect(wrapRemoteRoutes([{ path: '/' }])).toEqual([{ path: '/' }])
})
