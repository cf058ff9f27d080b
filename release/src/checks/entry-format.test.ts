import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'

import { createManifest } from '../testing/release-fixtures.ts'
import { findEntryFormatProblems } from './entry-format.ts'

const find = async (source: string, entry = 'remoteEntry.js') =>
  findEntryFormatProblems({
    label: 'mfe-x@2',
    name: 'mfe-x',
    manifest: { ...createManifest('mfe-x', ['/x']), entry },
    files: folderVersionFiles(await createTemporaryFolder({ 'remoteEntry.js': source })),
  })

describe('findEntryFormatProblems', () => {
  test.each([
    ['webpack and Rspack', 'var mfe_x;(()=>{"use strict";var e={};mfe_x=e})()'],
    ['a library of type window', '(()=>{var e={};window["mfe_x"]=e})()'],
    ['a library of type global', '(()=>{var e={};globalThis.mfe_x=e})()'],
    [
      'Vite with varFilename',
      `var mfe_x;(function (global) { const name = "mfe_x"; const entry = document.currentScript.src;
        global[name] = { get: (...args) => import(entry).then((m) => m.get(...args)) } })(globalThis)`,
    ],
    ['another tool, with UMD', '(function (root, make) { root["mfe_x"] = make() })(self, () => 1)'],
  ])('passes a script as of %s', async (_tool, source) => {
    expect(await find(source)).toEqual([])
  })

  test.each([
    ['an import', 'import { t as init } from "./assets/init.js"; var mfe_x = init'],
    ['an export', 'const init = () => {}; var mfe_x = init; export { init }'],
    ['an exported function', 'export async function get() { return mfe_x }'],
    ['a default export', 'export default { init() {}, get() {} }'],
    ['its own address', 'var mfe_x = new URL("./a.js", import.meta.url)'],
  ])('names the options that mend an ES module with %s', async (_what, source) => {
    expect(await find(source)).toEqual([
      `The entry of mfe-x@2, remoteEntry.js, is an ES module; the shell loads a classic script that sets the global variable mfe_x. ` +
        `With @module-federation/vite, set name: 'mfe_x' and varFilename: 'varEntry.js', and name varEntry.js as "entry" in remote.json; ` +
        `with webpack or Rspack, set name: 'mfe_x' and library: { type: 'var', name: 'mfe_x' }, without experiments.outputModule.`,
    ])
  })

  test.each([
    ['const name = "mfe-x"; globalThis[name] = {}', '; it sets mfe-x'],
    ['var loyalty; loyalty = {}', '; it sets loyalty'],
    ['module.exports = {}', ''],
    ['System.register([], () => ({}))', ''],
    ['self.webpackChunkmfe_x = [["mfe_x:routes"]]', ''],
    ['', ''],
  ])('names the expected global variable, and the one that “%s” sets', async (source, set) => {
    expect(await find(source)).toEqual([
      `The entry of mfe-x@2, remoteEntry.js, does not set the global variable mfe_x, the remote's name with underscores, which the shell reads${set}. ` +
        `Set name: 'mfe_x' in the options of Module Federation; "name" of remote.json stays mfe-x.`,
    ])
  })

  test.each(['other.js', '../remoteEntry.js', 'https://other.test/x.js'])(
    'leaves %s, which the version does not have, to the check of the manifest',
    async (entry) => {
      expect(await find('', entry)).toEqual([])
    },
  )
})
