import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import ts from 'typescript'

import { readCompilerOptions } from './emit-types.ts'

/** A type to describe: each property of an interface, or the props of a component. */
export type PlainTypeRequest = { file: string } & ({ interface: string } | { component: string })

/**
 * Describes types of plain data, such as JSON has, by texts that need no import.
 * @param root of the repository
 * @param requests files are absolute
 * @returns of an interface the types of its properties by name; of a component that of its `props`
 * @throws ReleaseError that names what is no plain data
 */
export function describePlainTypes(
  root: string,
  requests: readonly PlainTypeRequest[],
): Record<string, string>[] {
  const options = { ...readCompilerOptions(root), types: [] }
  const program = ts.createProgram([...new Set(requests.map(({ file }) => file))], options)
  const checker = program.getTypeChecker()
  return requests.map((request) => {
    const label = path.relative(root, request.file)
    const source = program.getSourceFile(request.file)
    const module = source && checker.getSymbolAtLocation(source)
    const name = 'interface' in request ? request.interface : request.component
    const symbol = module && checker.tryGetMemberInModuleExports(name, module)
    if (!symbol) throw new ReleaseError(`${label} does not export ${name}.`)
    const describe = (type: ts.Type, place: string) =>
      describeType(checker, type, { label, place, within: [] })
    if ('interface' in request) {
      const properties = checker.getDeclaredTypeOfSymbol(symbol).getProperties()
      return Object.fromEntries(
        properties.map((property) => [
          property.name,
          describe(checker.getTypeOfSymbol(property), property.name),
        ]),
      )
    }
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const [props] = signature?.getParameters() ?? []
    return { props: props ? describe(checker.getTypeOfSymbol(props), name) : '{}' }
  })
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

interface Place {
  /** The file. */
  label: string
  /** What is described, with the properties that lead to it. */
  place: string
  /** The types that it is part of. */
  within: readonly ts.Type[]
}

const PLAIN =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.Never

function describeType(checker: ts.TypeChecker, type: ts.Type, at: Place): string {
  const describe = (part: ts.Type, place = at.place) =>
    describeType(checker, part, { ...at, place, within: [...at.within, type] })
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) {
    return `(${type.types.map((part) => describe(part)).join(' | ')})`
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value)
  if (type.flags & PLAIN) return checker.typeToString(type)
  // `object`, which has no property that anybody knows.
  if (type.flags & ts.TypeFlags.NonPrimitive) return '{}'
  if (at.within.includes(type)) throw notPlain(at, 'contains itself')
  if (checker.isTupleType(type)) {
    const parts = checker.getTypeArguments(type as ts.TypeReference)
    return `[${parts.map((part) => describe(part)).join(', ')}]`
  }
  if (checker.isArrayType(type)) {
    const [part] = checker.getTypeArguments(type as ts.TypeReference)
    return part ? `${describe(part, `${at.place}[]`)}[]` : 'unknown[]'
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
  const isFunction = type.getCallSignatures().length + type.getConstructSignatures().length > 0
  // Of a branded text or number the brand is for the compiler alone.
  const plain = type.isIntersection() && type.types.find((part) => part.flags & PLAIN)
  if (plain) return describe(plain)
  if (!isObject || isFunction || type.isClass()) {
    throw notPlain(at, `is ${checker.typeToString(type)}`)
  }
  const properties = type.getProperties().map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
    const own = checker.getTypeOfSymbol(property)
    const text = describe(
      isOptional ? withoutUndefined(checker, own) : own,
      `${at.place}.${property.name}`,
    )
    const name = IDENTIFIER.test(property.name) ? property.name : JSON.stringify(property.name)
    return `${name}${isOptional ? '?' : ''}: ${text}`
  })
  const indexed = checker
    .getIndexInfosOfType(type)
    .map(
      (info) =>
        `[key: ${checker.typeToString(info.keyType)}]: ${describe(info.type, `${at.place}[…]`)}`,
    )
  const members = [...properties, ...indexed]
  return members.length > 0 ? `{ ${members.join('; ')} }` : '{}'
}

/** An optional property may be missing, which is as undefined in JSON. */
const withoutUndefined = (checker: ts.TypeChecker, type: ts.Type) =>
  type.isUnion() && !type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
    ? checker.getNonNullableType(type)
    : type

const notPlain = ({ label, place }: Place, what: string) =>
  new ReleaseError(
    `${label}: ${place} ${what}. A slot hands over plain data, as JSON has it: texts, numbers, truth values, lists and objects of these.`,
  )
