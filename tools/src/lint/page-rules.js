import { findNewerBuiltIns } from './newer-built-ins.js'

/** Interfaces whose one instance is a global. */
const SINGLE = /^(Crypto|Document|History|Navigator|Performance|Screen|Window)$/
const message = 'One of the supported browsers lacks it (`browserslist` in package.json).'
const newer = findNewerBuiltIns()
/**
 * Rules against built-ins that are newer than the supported browsers.
 * @type {import('eslint').Linter.RulesRecord}
 */
export const builtIns = {
  'no-restricted-globals': [
    'error',
    ...newer
      .filter(([object, member]) => member === undefined || object === 'Window')
      .map(([object, member]) => ({ name: member ?? object, message })),
  ],
  'no-restricted-properties': [
    'error',
    ...newer.flatMap(([name, property]) => {
      const object = SINGLE.test(name) ? name.toLowerCase() : name
      return property === undefined ? [] : [{ object, property, message }]
    }),
  ],
}

/** Texts among the children of an element. */
const TEXT = `:matches(JSXText[value=/\\S/], JSXExpressionContainer:matches([expression.callee.name="t"], [expression.name=/^(children|label|text|title)$/]))`
const BLANK = 'JSXText[value=/^\\s*$/]'
const CHOICE = ':matches(LogicalExpression, ConditionalExpression)'
const OPTIONAL_ELEMENT = `JSXExpressionContainer:has(> ${CHOICE}):has(JSXElement)`
const OPTIONAL_TEXT = `JSXExpressionContainer:matches(${[
  '[expression.operator][expression.right.callee.name="t"]',
  '[expression.consequent.callee.name="t"]:has(JSXElement, Literal[raw="null"])',
  '[expression.alternate.callee.name="t"]:has(JSXElement, Literal[raw="null"])',
].join()})`

const selectors = [
  `${OPTIONAL_ELEMENT} + ${TEXT}`,
  `${OPTIONAL_ELEMENT} + ${BLANK} + ${TEXT}`,
  `:not(${BLANK}) ~ ${OPTIONAL_TEXT}`,
  `${OPTIONAL_TEXT} ~ :not(${BLANK})`,
  `${CHOICE} > JSXFragment > ${TEXT}`,
]

const textsInElements = selectors.map((selector) => ({
  selector,
  // Browsers that translate a page wrap its texts, and React finds no text in its place to insert before, or to remove.
  message: 'Put the text into an element of its own: the browser may have wrapped it.',
}))

const STYLES = 'TaggedTemplateExpression > TemplateLiteral > TemplateElement'
const PHYSICAL =
  /\b(?:margin|padding|border|inset)-(?:left|right)\b|^\s*(?:left|right):|text-align: (?:left|right)|float:/m
const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i

const logicalProperties = {
  selector: `${STYLES}[value.raw=${PHYSICAL}]`,
  message: 'Name the side by the direction of the text: `margin-inline-start`.',
}

const colorTokens = {
  selector: `${STYLES}[value.raw=${COLOR}]`,
  message: 'Take the colour from the tokens, which have a dark one too.',
}

/** What elements and styles of pages look like. @type {import('eslint').Linter.RulesRecord} */
export const pageSyntax = {
  'no-restricted-syntax': ['error', ...textsInElements, logicalProperties],
}

/** What they look like in the UI kit. @type {import('eslint').Linter.RulesRecord} */
export const kitSyntax = {
  'no-restricted-syntax': ['error', ...textsInElements, logicalProperties, colorTokens],
}
