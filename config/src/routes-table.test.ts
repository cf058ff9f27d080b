import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** The cells of a table in a page of the documentation. */
const rows = readFileSync(path.join(root, 'docs/routes.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, address = '', owner = '', page = '', test = '']) => ({ address, owner, page, test }))

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const owned = remotes.flatMap((owner) => {
  const file = path.join(root, owner, 'src/paths.json')
  const paths = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.values(paths).map((address) => ({ address, owner }))
})

test('the table of routes names every path of every remote with its owner', () => {
  const inTable = rows.filter(({ owner }) => owner !== 'shell')
  const sorted = (list: { address: string; owner: string }[]) =>
    list.map(({ address, owner }) => `${address} ${owner}`).sort()
  expect(sorted(inTable)).toEqual(sorted(owned))
})

test('its pages and tests are where it says', () => {
  const files = rows.flatMap(({ page, test }) => [page, test])
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
