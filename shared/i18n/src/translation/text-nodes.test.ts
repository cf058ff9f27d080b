import { textsIn } from './text-nodes.ts'

function tree(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

const read = (root: Node) => [...textsIn(root)].map((node) => node.data)

test('every text of a tree comes once, in order', () => {
  expect(read(tree('a<p>b<b>c</b><!-- no -->d</p><p></p>e'))).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a text is a tree of one', () => {
  expect(read(document.createTextNode('a'))).toEqual(['a'])
  expect(read(document.createComment('a'))).toEqual([])
})

test('none is missed when the tree changes meanwhile', () => {
  const root = tree('<p>a</p><p>b</p><p>c</p>')
  const walk = textsIn(root)
  walk.next()
  walk.next()
  root.children[1]?.remove()
  root.append(tree('d'))
  const rest = [...walk].map((node) => node.data)
  expect(rest).toEqual(expect.arrayContaining(['c', 'd']))
  expect(rest).not.toContain('b')
})
