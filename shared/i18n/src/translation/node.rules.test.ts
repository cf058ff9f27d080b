import { isRendered, mayTranslate } from './node.rules.ts'

function parentOf(html: string): Element {
  document.body.innerHTML = html
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const parent = walker.nextNode()?.parentElement
  if (!parent) throw new Error(`No text in ${html}`)
  return parent
}

test.each([
  '<p>Muscat</p>',
  '<p translate="yes">Muscat</p>',
  '<p translate="">Muscat</p>',
  '<div translate="no"><p translate="yes">Muscat</p></div>',
  '<div contenteditable="true"></div><p>Muscat</p>',
  '<div contenteditable="FALSE">Muscat</div>',
  '<button>Muscat</button>',
  '<select><option value="MCT">Muscat</option></select>',
  '<svg><text>Muscat</text></svg>',
])('%s is for translation', (html) => expect(mayTranslate(parentOf(html))).toBe(true))

test.each([
  '<p translate="no">Muscat</p>',
  '<p translate="NO"><b>Muscat</b></p>',
  '<p translate="yes"><bdi translate="no"><b>Muscat</b></bdi></p>',
  '<script type="text/plain">Muscat</script>',
  '<style>Muscat</style>',
  '<noscript>Muscat</noscript>',
  '<textarea>Muscat</textarea>',
  '<select><option>Muscat</option></select>',
  '<code><i>Muscat</i></code>',
  '<div contenteditable>Muscat</div>',
  '<div contenteditable="true"><b>Muscat</b></div>',
  '<div contenteditable="plaintext-only">Muscat</div>',
])('%s is not', (html) => expect(mayTranslate(parentOf(html))).toBe(false))

describe('an element is on the page', () => {
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'))

  test.each([true, false])('as the browser sees it: %j', (visible) => {
    Element.prototype.checkVisibility = () => visible
    expect(isRendered(document.body)).toBe(visible)
  })

  test('when the browser cannot say', () => expect(isRendered(document.body)).toBe(true))
})
