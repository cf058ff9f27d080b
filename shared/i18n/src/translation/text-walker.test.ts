import { createSweeper, SLICE, type Sweeper } from './text-walker.ts'

const idle = () => new Promise((resolve) => setTimeout(resolve, 20))

let visited: string[]
let time: number
let sweeper: Sweeper

/** A page of paragraphs, and a sweeper for which every visit takes a millisecond. */
function page(texts: string[]): HTMLElement {
  const root = document.createElement('div')
  for (const text of texts) root.appendChild(document.createElement('p')).textContent = text
  document.body.replaceChildren(root)
  return root
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)

beforeEach(() => {
  visited = []
  time = 0
  sweeper = createSweeper(
    (node) => {
      visited.push(node.data)
      time += 1
    },
    () => time,
  )
})
afterEach(() => sweeper.stop())

test('a small tree is visited at once', () => {
  sweeper.now([page(words(3))])
  expect(visited).toEqual(words(3))
})

test('of a large one, what a slice of time is enough for, and the rest by and by', async () => {
  sweeper.now([page(words(100))])
  expect(visited).toEqual(words(SLICE))
  await idle()
  await idle()
  await idle()
  expect(visited).toEqual(words(100))
})

test('what can wait does', async () => {
  sweeper.later(page(words(3)))
  expect(visited).toEqual([])
  await idle()
  expect(visited).toEqual(words(3))
})

test('being asked for a tree again and again is being asked once', async () => {
  const root = page(words(3))
  for (let time = 0; time < 10; time++) sweeper.later(root)
  await idle()
  expect(visited).toEqual(words(3))
})

test('a tree that changes under the walk is walked again', async () => {
  const root = page(words(2 * SLICE))
  sweeper.now([root])
  sweeper.later(root)
  await idle()
  await idle()
  await idle()
  expect(visited.filter((text) => text === 'w0')).toHaveLength(2)
  expect(visited.filter((text) => text === `w${2 * SLICE - 1}`)).toHaveLength(2)
})

test('a tree that has gone is left alone', async () => {
  const root = page(words(3))
  sweeper.later(root)
  root.remove()
  await idle()
  expect(visited).toEqual([])
})

test('nothing is visited after the stop', async () => {
  sweeper.now([page(words(100))])
  sweeper.stop()
  await idle()
  expect(visited).toEqual(words(SLICE))
})
