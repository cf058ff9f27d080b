import { createFunctionFinder } from './enclosing-function.ts'

const source = `const top = at()
export function Page(): JSX.Element {
  const load = async () => at()
  useEffect(() => at(), [])
  return <p title="نص 🙂">{items.map((item) => at(item))}</p>
}
class Cart {
  constructor() { at() }
  get total() { return at() }
  readonly remove = (id: string) => at(id)
}
const rules = { check(value: string) { at(value) }, parse: () => at() }
export default function () { at() }
`

describe('createFunctionFinder', () => {
  test.each([
    [1, undefined],
    [3, 'load'],
    [4, 'Page'],
    [5, 'Page'],
    [8, 'Cart'],
    [9, 'total'],
    [10, 'remove'],
    [12, 'check'],
    [13, undefined],
    [99, undefined],
  ])('names the function around the call in line %i: %s', (line, name) => {
    const column = (source.split('\n')[line - 1] ?? '').indexOf('at(') + 1
    expect(createFunctionFinder('page.tsx', source)(line, column)).toBe(name)
  })
})
