/** An `import()` of a library that the shell evaluates in a task of its own. */
const EAGER_LIBRARY = /(webpackMode: "eager")( \*\/\s*'[^.])/g

/**
 * webpack loader for the shell's first module. It imports whole libraries to evaluate them one by one, which says that all
 * of their exports are used. Federation needs them all; one bundle leaves out what no other module uses.
 * @param {string} source
 */
export default function dropUnusedExports(source) {
  return source.replaceAll(EAGER_LIBRARY, '$1, webpackExports: []$2')
}
