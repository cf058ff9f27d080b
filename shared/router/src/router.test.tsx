import * as reactRouter from 'react-router-dom'

import * as surface from './router.ts'

const { wrapRemoteRoutes, scrollKey: _, ...passedOn } = surface

test('re-exports the functions of the router itself, so that a page has one router', () => {
  for (const [name, value] of Object.entries(passedOn)) {
    expect(value).toBe(reactRouter[name as keyof typeof reactRouter])
  }
})

test('exports wrapRemoteRoutes', () => {
  expect(wrapRemoteRoutes([{ path: '/' }])).toEqual([{ path: '/' }])
})
