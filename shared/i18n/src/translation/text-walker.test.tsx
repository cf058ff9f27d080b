import {
  createPendingNodes,
  createTextWalker,
  textNodesIn,
  type TextWalker,
  TIME_BUDGET_MS,
} from './text-walker.ts'

const waitForIdle = () => jest.advanceTimersByTime(20)

function tree(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

const read = (root: Node) => [...textNodesIn(root)].map((node) => node.data)

describe('textNodesIn', () => {
  test('yields every text node once, in document order', () => {
    expect(read(tree('a<p>b<b>c</b><!-- no -->d</p><p></p>e'))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('yields a text node that is the root itself', () => {
    expect(read(document.createTextNode('a'))).toEqual(['a'])
    expect(read(document.createComment('a'))).toEqual([])
  })

  test('yields nodes that are added after the removal of the current one', () => {
    const root = tree('<p>a</p><p>b</p><p>c</p>')
    const walk = textNodesIn(root)
    walk.next()
    walk.next()
    root.children[1]?.remove()
    root.append(tree('d'))
    const rest = [...walk].map((node) => node.data)
    expect(rest).toEqual(expect.arrayContaining(['c', 'd']))
    expect(rest).not.toContain('b')
  })
})

let visited: string[]
let time: number
let walker: TextWalker

/** Renders a paragraph per text. */
function render(texts: string[]): HTMLElement {
  const root = document.createElement('div')
  for (const text of texts) root.appendChild(document.createElement('p')).textContent = text
  document.body.replaceChildren(root)
  return root
}

/** Distinct texts. */
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)

describe('createTextWalker', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    visited = []
    time = 0
    // Every visit takes a millisecond.
    walker = createTextWalker(
      (node) => {
        visited.push(node.data)
        time += 1
      },
      () => time,
    )
  })
  afterEach(() => {
    walker.stop()
    jest.useRealTimers()
  })

  test('visitNow visits a small tree at once', () => {
    walker.visitNow([render(words(3))])
    expect(visited).toEqual(words(3))
  })

  test('visitNow visits within the time budget, and the rest when idle', () => {
    walker.visitNow([render(words(100))])
    expect(visited).toEqual(words(TIME_BUDGET_MS))
    waitForIdle()
    waitForIdle()
    waitForIdle()
    expect(visited).toEqual(words(100))
  })

  test('visitWhenIdle visits nothing before the browser is idle', () => {
    walker.visitWhenIdle(render(words(3)))
    expect(visited).toEqual([])
    waitForIdle()
    expect(visited).toEqual(words(3))
  })

  test('visitWhenIdle merges repeated calls for a tree', () => {
    const root = render(words(3))
    for (let call = 0; call < 10; call++) walker.visitWhenIdle(root)
    waitForIdle()
    expect(visited).toEqual(words(3))
  })

  test('visitWhenIdle walks again over a tree that is being walked', () => {
    const root = render(words(2 * TIME_BUDGET_MS))
    walker.visitNow([root])
    walker.visitWhenIdle(root)
    waitForIdle()
    waitForIdle()
    waitForIdle()
    expect(visited.filter((text) => text === 'w0')).toHaveLength(2)
    expect(visited.filter((text) => text === `w${2 * TIME_BUDGET_MS - 1}`)).toHaveLength(2)
  })

  test('visitWhenIdle skips a tree that has been removed', () => {
    const root = render(words(3))
    walker.visitWhenIdle(root)
    root.remove()
    waitForIdle()
    expect(visited).toEqual([])
  })

  test('stop ends every walk', () => {
    walker.visitNow([render(words(100))])
    walker.stop()
    waitForIdle()
    expect(visited).toEqual(words(TIME_BUDGET_MS))
  })
})

function appendText(data: string): Text {
  const node = document.createTextNode(data)
  document.body.append(node)
  return node
}

describe('createPendingNodes', () => {
  test('has a text until its nodes are removed', () => {
    const pending = createPendingNodes()
    const [one, two] = [appendText('Sur'), appendText('Sur')]
    pending.add(one, 'Sur')
    pending.add(two, 'Sur')
    expect(pending.has('Sur')).toBe(true)
    expect(pending.has('Ibri')).toBe(false)
    expect(pending.remove('Sur')).toEqual([one, two])
    expect(pending.has('Sur')).toBe(false)
    expect(pending.remove('Sur')).toEqual([])
  })

  test('returns a node once, however often it was added', () => {
    const pending = createPendingNodes()
    const node = appendText('Sur')
    for (let call = 0; call < 5; call++) pending.add(node, 'Sur')
    expect(pending.remove('Sur')).toEqual([node])
  })

  test('moves a node to the text it was added with last', () => {
    const pending = createPendingNodes()
    const node = appendText('Sur')
    pending.add(node, 'Sur')
    pending.add(node, 'Ibri')
    expect(pending.has('Sur')).toBe(false)
    expect(pending.remove('Sur')).toEqual([])
    expect(pending.remove('Ibri')).toEqual([node])
  })

  test('ignores a node that left the page, which can be added again', () => {
    const pending = createPendingNodes()
    const node = appendText('Sur')
    pending.add(node, 'Sur')
    node.remove()
    expect(pending.has('Sur')).toBe(false)
    expect(pending.remove('Sur')).toEqual([])
    document.body.append(node)
    pending.add(node, 'Sur')
    expect(pending.remove('Sur')).toEqual([node])
  })

  test('clear removes every node', () => {
    const pending = createPendingNodes()
    const node = appendText('Sur')
    pending.add(node, 'Sur')
    pending.clear()
    expect(pending.has('Sur')).toBe(false)
  })
})
