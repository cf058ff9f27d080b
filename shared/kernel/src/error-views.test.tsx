import { getErrorViews, setErrorViews } from './error-views.ts'

test('getErrorViews returns what a shell has supplied, and throws before', () => {
  expect(getErrorViews).toThrow('Nothing has set what shows errors')
  const views = { ErrorNotice: () => <p>Failed</p>, RouteError: () => <p>Lost</p> }
  setErrorViews(views)
  expect(getErrorViews()).toBe(views)
})
