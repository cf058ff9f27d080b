import ts from 'typescript'

import type { RemoteSubject } from './live-builds.ts'
import { isOwnFile } from './validate-manifest.ts'

/** Whether a script names something: as a variable, or as a property of the global object. */
function mentions(script: ts.SourceFile, name: string): boolean {
  const visit = (node: ts.Node): boolean =>
    ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === name) ||
    ts.forEachChild(node, visit) === true
  return visit(script)
}

/** Variables that are properties of the global object in a classic script. */
const listGlobals = (script: ts.SourceFile): string[] =>
  script.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.BlockScoped) === 0)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []))

/**
 * Checks that a remote's entry is what the shell loads: a classic script that sets a global variable, by the remote's name
 * with underscores.
 */
export async function findEntryFormatProblems({
  label,
  name,
  manifest: { entry },
  files,
}: Pick<RemoteSubject, 'label' | 'name' | 'manifest' | 'files'>): Promise<string[]> {
  // The check of the manifest names a file that is missing, or elsewhere.
  if (!isOwnFile(entry) || (await files.size(entry)) === null) return []
  const source = await files.read(entry)
  const script = ts.createSourceFile('entry.js', source, ts.ScriptTarget.Latest)
  const container = name.replaceAll('-', '_')
  if (ts.isExternalModule(script)) {
    return [
      `The entry of ${label}, ${entry}, is an ES module; the shell loads a classic script that sets the global variable ${container}. ` +
        `With @module-federation/vite, set name: '${container}' and varFilename: 'varEntry.js', and name varEntry.js as "entry" in remote.json; ` +
        `with webpack or Rspack, set name: '${container}' and library: { type: 'var', name: '${container}' }, without experiments.outputModule.`,
    ]
  }
  if (mentions(script, container)) return []
  const [found = mentions(script, name) ? name : undefined] = listGlobals(script)
  const set = found ? `; it sets ${found}` : ''
  return [
    `The entry of ${label}, ${entry}, does not set the global variable ${container}, the remote's name with underscores, which the shell reads${set}. ` +
      `Set name: '${container}' in the options of Module Federation; "name" of remote.json stays ${name}.`,
  ]
}
