import ts from 'typescript'

function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return node.parent.name?.text
  if (!ts.isFunctionLike(node)) return undefined
  if (node.name) return node.name.getText()
  const { parent } = node
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent)
  // An argument of a call, such as an effect's function or that of `map`, has the name of the function around it.
  return isNamed ? parent.name.getText() : undefined
}

/**
 * Creates a function that names the innermost named function of a source around a position, of which the first line and
 * column are 1; undefined outside of any.
 */
export function createFunctionFinder(
  file: string,
  source: string,
): (line: number, column: number) => string | undefined {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const starts = parsed.getLineStarts()
  return (line, column) => {
    const position = (starts[line - 1] ?? source.length) + column - 1
    let found: string | undefined
    function visit(node: ts.Node): void {
      if (position < node.pos || position >= node.end) return
      found = nameOf(node) ?? found
      node.forEachChild(visit)
    }
    parsed.forEachChild(visit)
    return found
  }
}
