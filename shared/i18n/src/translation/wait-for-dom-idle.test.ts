import { MAX_WAIT_MS, IDLE_TIMEOUT_MS, waitForDomIdle } from './wait-for-dom-idle.ts'

const page = document.body
let work: jest.Mock

beforeEach(() => {
  jest.useFakeTimers()
  work = jest.fn()
})
afterEach(() => jest.useRealTimers())

/** Lets time go by in small steps, as observers are told between them. */
async function pass(milliseconds: number, meanwhile = () => {}) {
  for (let time = 0; time < milliseconds; time += IDLE_TIMEOUT_MS / 4) {
    meanwhile()
    await jest.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS / 4)
  }
}

test('work begins when nothing has changed for a while', async () => {
  void waitForDomIdle(page).then(work)
  await pass(IDLE_TIMEOUT_MS / 2)
  page.textContent = 'a'
  await pass(IDLE_TIMEOUT_MS / 2)
  page.append('b')
  await pass(IDLE_TIMEOUT_MS / 2)
  expect(work).not.toHaveBeenCalled()
  await pass(IDLE_TIMEOUT_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('on a page that never rests, it begins all the same', async () => {
  let count = 0
  void waitForDomIdle(page).then(work)
  const tick = () => void (page.textContent = String(count++))
  await pass(MAX_WAIT_MS - IDLE_TIMEOUT_MS, tick)
  expect(work).not.toHaveBeenCalled()
  await pass(2 * IDLE_TIMEOUT_MS, tick)
  expect(work).toHaveBeenCalledTimes(1)
})

test('while code is on its way, it is waited for', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.dataset.webpack = 'mfe-x:chunk-messages.ar'
  document.head.append(script)
  void waitForDomIdle(page).then(work)
  await pass(5 * IDLE_TIMEOUT_MS)
  expect(work).not.toHaveBeenCalled()
  script.remove()
  await pass(2 * IDLE_TIMEOUT_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

test('once begun, it does not begin again', async () => {
  void waitForDomIdle(page).then(work)
  await pass(2 * IDLE_TIMEOUT_MS)
  page.textContent = 'c'
  await pass(2 * MAX_WAIT_MS)
  expect(work).toHaveBeenCalledTimes(1)
})
