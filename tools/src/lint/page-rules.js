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
