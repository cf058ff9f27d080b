import { createPlaces } from './pending-nodes.ts'

function onPage(data: string): Text {
  const node = document.createTextNode(data)
  document.body.append(node)
  return node
}

test('a text’s place is where it waits, until it is left', () => {
  const places = createPlaces()
  const [one, two] = [onPage('Sur'), onPage('Sur')]
  places.take(one, 'Sur')
  places.take(two, 'Sur')
  expect(places.isTaken('Sur')).toBe(true)
  expect(places.isTaken('Ibri')).toBe(false)
  expect(places.leave('Sur')).toEqual([one, two])
  expect(places.isTaken('Sur')).toBe(false)
  expect(places.leave('Sur')).toEqual([])
})

test('one node is one place, however often it is taken', () => {
  const places = createPlaces()
  const node = onPage('Sur')
  for (let time = 0; time < 5; time++) places.take(node, 'Sur')
  expect(places.leave('Sur')).toEqual([node])
})

test('a node that has another text by now waits for that one', () => {
  const places = createPlaces()
  const node = onPage('Sur')
  places.take(node, 'Sur')
  places.take(node, 'Ibri')
  expect(places.isTaken('Sur')).toBe(false)
  expect(places.leave('Sur')).toEqual([])
  expect(places.leave('Ibri')).toEqual([node])
})

test('a node that is not on the page keeps no text waiting, and can come back', () => {
  const places = createPlaces()
  const node = onPage('Sur')
  places.take(node, 'Sur')
  node.remove()
  expect(places.isTaken('Sur')).toBe(false)
  expect(places.leave('Sur')).toEqual([])
  document.body.append(node)
  places.take(node, 'Sur')
  expect(places.leave('Sur')).toEqual([node])
})

test('all places can be cleared', () => {
  const places = createPlaces()
  const node = onPage('Sur')
  places.take(node, 'Sur')
  places.clear()
  expect(places.isTaken('Sur')).toBe(false)
})
