import '@testing-library/jest-dom'
import './browser.ts'

import { setConfig } from '@shop/kernel/config'
import { cleanup, configure } from '@testing-library/react'

import { testConfig } from './config.ts'
import { expectConsole, failOnConsole } from './console.ts'
import { server } from './server.ts'

// The first lazy page of a file is compiled on demand, which is slow on a busy machine. Only what never comes is waited for so long.
configure({ asyncUtilTimeout: 15_000 })
// Above `asyncUtilTimeout`, so that a failed query reports its own error. A project's `testTimeout` is ignored when
// Jest runs several projects.
jest.setTimeout(180_000)

beforeAll(() => {
  failOnConsole()
  server.listen({ onUnhandledRequest: 'error' })
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  setConfig(testConfig, Date.now())
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  expect(expectConsole()).toEqual([])
})

afterAll(() => server.close())
