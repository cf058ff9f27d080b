import { MAX_WAIT, QUIET, quiet } from './quiet.ts'

const page = document.body
let work: jest.Mock

beforeEach(() => {
  jest.useFakeTimers()
  work = jest.fn()
})
afterEach(() => jest.useRealTimers())

/** Lets time go by in small steps, as observers are told between them. */
async function pass(milliseconds: number, meanwhile = () => {}) {
  for (let time = 0; time < milliseconds; time += QUIET / 4) {
    meanwhile()
    await jest.advanceTimersByTimeAsync(QUIET / 4)
  }
}

test('work begins when nothing has changed for a while', async () => {
  void quiet(page).then(work)
  await pass(QUIET / 2)
  page.textContent = 'a'
  await pass(QUIET / 2)
  page.append('b')
  await pass(QUIET / 2)
  expect(work).not.toHaveBeenCalled()
  await pass(QUIET)
  expect(work).toHaveBeenCalledTimes(1)
})

test('on a page that never rests, it begins all the same', async () => {
  let count = 0
  void quiet(page).then(work)
  const tick = () => void (page.textContent = String(count++))
  await pass(MAX_WAIT - QUIET, tick)
  expect(work).not.toHaveBeenCalled()
  await pass(2 * QUIET, tick)
  expect(work).toHaveBeenCalledTimes(1)
})

test('while code is on its way, it is waited for', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.dataset.webpack = 'mfe-x:chunk-messages.ar'
  document.head.append(script)
  void quiet(page).then(work)
  await pass(5 * QUIET)
  expect(work).not.toHaveBeenCalled()
  script.remove()
  await pass(2 * QUIET)
  expect(work).toHaveBeenCalledTimes(1)
})

test('once begun, it does not begin again', async () => {
  void quiet(page).then(work)
  await pass(2 * QUIET)
  page.textContent = 'c'
  await pass(2 * MAX_WAIT)
  expect(work).toHaveBeenCalledTimes(1)
})
