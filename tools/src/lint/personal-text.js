/** @import { Rule, Scope, SourceCode } from 'eslint' */
/** @typedef {{ name: { name?: string } }} JsxName an element's opening tag */
/** @typedef {{ openingElement?: JsxName }} JsxElement */
/** @typedef {{ expression: Rule.Node, parent: JsxElement }} JsxChild */
/** @typedef {{ name: { name: string }, value: { expression?: Rule.Node } | null, parent: Rule.Node & JsxName }} JsxAttribute */

const COMPONENT = 'PersonalText'

/** Names under which data and pages have what a person wrote, or is called or reached by. */
const PERSONAL_NAMES = new Set([
  'about',
  'address',
  'buyerAddress',
  'buyerAdress',
  'buyerEmail',
  'buyerName',
  'buyerPhone',
  'buyerPhoneNumber',
  'carrier',
  'email',
  'firstName',
  'from',
  'fullName',
  'fullNumber',
  'landmark',
  'lastName',
  'line',
  'name',
  'phone',
  'receiptEmail',
  'trackingNumber',
  'who',
])

/** Objects whose address, phone and e-mail are the shop's. */
const SHOPS_OWN = new Set(['contact', 'contactDetails', 'store'])

/** Attributes of components that are shown as text. */
const TEXT_ATTRIBUTES = new Set(['heading', 'intro', 'lead', 'subject', 'text', 'title'])

/**
 * What a local constant was computed from; the constant itself where it was taken out of an object or is a parameter.
 * @param {SourceCode} source @param {Extract<Rule.Node, { type: 'Identifier' }>} node
 * @returns {Rule.Node}
 */
function findOrigin(source, node) {
  /** @type {Scope.Scope | null} */
  let scope = source.getScope(node)
  for (; scope; scope = scope.upper) {
    const definition = scope.set.get(node.name)?.defs[0]
    if (!definition) continue
    const isComputed = definition.type === 'Variable' && definition.node.id.type === 'Identifier'
    return /** @type {Rule.Node} */ ((isComputed && definition.node.init) || node)
  }
  return node
}

/**
 * The personal data that an expression shows, also by a template, a choice, or parts that are joined.
 * @param {SourceCode} source @param {object | null} expression
 * @returns {string[]}
 */
function findPersonal(source, expression) {
  const node = /** @type {Rule.Node | null} */ (expression)
  /** @param {(object | null)[]} nodes */
  const inAny = (...nodes) => nodes.flatMap((each) => findPersonal(source, each))
  switch (node?.type) {
    case 'Identifier': {
      const origin = findOrigin(source, node)
      if (origin !== node) return inAny(origin)
      return PERSONAL_NAMES.has(node.name) ? [node.name] : []
    }
    case 'MemberExpression': {
      const { object, property, computed } = node
      const isShops = object.type === 'Identifier' && SHOPS_OWN.has(object.name)
      if (computed || isShops || property.type !== 'Identifier') return []
      return PERSONAL_NAMES.has(property.name) ? [property.name] : []
    }
    case 'ChainExpression':
      return inAny(node.expression)
    case 'LogicalExpression':
      return node.operator === '&&' ? inAny(node.right) : inAny(node.left, node.right)
    case 'ConditionalExpression':
      return inAny(node.consequent, node.alternate)
    case 'BinaryExpression':
      return node.operator === '+' ? inAny(node.left, node.right) : []
    case 'TemplateLiteral':
      return inAny(...node.expressions)
    case 'ArrayExpression':
      return inAny(...node.elements)
    case 'CallExpression':
      // [carrier, trackingNumber].filter(Boolean).join(' · '), name.trim()
      return node.callee.type === 'MemberExpression' ? inAny(node.callee.object) : []
    default:
      return []
  }
}

/** Refuses personal data that a page shows by anything but `PersonalText`: the page's translation would send them to a service. */
export const personalText = {
  meta: {
    type: /** @type {const} */ ('problem'),
    messages: {
      bare: 'Show “{{name}}” by PersonalText, so that what a person wrote is not translated; call what is not a person’s otherwise.',
    },
  },
  /** @param {Rule.RuleContext} context */
  create(context) {
    const { sourceCode } = context
    const components = new Set([COMPONENT])

    /** @param {Rule.Node} node */
    function check(node) {
      for (const name of findPersonal(sourceCode, node)) {
        context.report({ node, messageId: 'bare', data: { name } })
      }
    }

    /** @param {JsxElement} element */
    const toName = ({ openingElement }) => openingElement?.name.name ?? ''

    return {
      /** @param {{ body: Rule.Node[] }} program */
      Program({ body }) {
        for (const statement of body) {
          if (statement.type !== 'VariableDeclaration') continue
          for (const { id, init } of statement.declarations) {
            const isStyled = init && sourceCode.getText(init).startsWith(`styled(${COMPONENT})`)
            if (isStyled && id.type === 'Identifier') components.add(id.name)
          }
        }
      },
      /** @param {JsxChild} child */
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'({ expression, parent }) {
        if (!components.has(toName(parent))) check(expression)
      },
      /** @param {JsxAttribute} attribute */
      JSXAttribute({ name, value, parent }) {
        const expression = value?.expression
        if (!expression) return
        const element = toName({ openingElement: parent })
        // DataText has texts of the shop, in both languages.
        const isText = TEXT_ATTRIBUTES.has(name.name) && element !== 'DataText'
        if (isText && /^[A-Z]/.test(element)) check(expression)
        // A message with elements puts its values between them.
        const isMarked = sourceCode.getText(parent).includes(`<${COMPONENT}`)
        if (name.name === 'values' && expression.type === 'ObjectExpression' && !isMarked) {
          for (const each of expression.properties) {
            if (each.type === 'Property') check(/** @type {Rule.Node} */ (each.value))
          }
        }
      },
      /** @param {{ body: Rule.Node }} cell */
      'Property[key.name="cell"] > ArrowFunctionExpression'({ body }) {
        check(body)
      },
    }
  },
}
