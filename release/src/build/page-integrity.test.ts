import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { computeDigest } from 'site/digests.ts'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderVersionFiles } from '../store/version-files.ts'
import { addIntegrity, readListDigest, writeDigests } from './page-integrity.ts'

describe('writeDigests', () => {
  test('lists the digests of scripts and style sheets, and returns that of the list', async () => {
    const folder = await createTemporaryFolder({
      'main.js': 'main()',
      'main.js.br': 'compressed',
      'page.css': 'a{}',
      'picture.svg': '<svg/>',
      '.server/render.cjs': 'exports.routes = []',
    })
    const { digests, listDigest } = await writeDigests(folder)
    expect(digests).toEqual({
      'main.js': computeDigest('main()'),
      'page.css': computeDigest('a{}'),
    })
    const text = await readFile(path.join(folder, 'digests.json'), 'utf8')
    expect(JSON.parse(text)).toEqual(digests)
    expect(listDigest).toBe(computeDigest(text))
    expect(await readListDigest(folderVersionFiles(folder))).toBe(listDigest)
  })

  test('gives the digests that browsers compute', () => {
    // echo -n 'alert(1)' | openssl dgst -sha384 -binary | base64
    expect(computeDigest('alert(1)')).toMatch(/^sha384-[\w+/]{64}$/)
  })
})

test('a version that was published without a list has no digest of it', async () => {
  const folder = await createTemporaryFolder({ 'main.js': '' })
  expect(await readListDigest(folderVersionFiles(folder))).toBeUndefined()
})

describe('addIntegrity', () => {
  const digests = {
    'main.js': 'sha384-main',
    'main.css': 'sha384-style',
    'messages.en.js': 'sha384-en',
  }

  test('states the digests of scripts, style sheets, messages and of the list', () => {
    const page =
      '<html data-folder="%FOLDER%" data-messages-en="%FOLDER%messages.en.js" data-messages-ar="">' +
      '<script>inline()</script><script defer src="%FOLDER%main.js"></script>' +
      '<link rel="stylesheet" href="%FOLDER%main.css"><link rel="icon" href="%FOLDER%main.js"></html>'
    expect(addIntegrity(page, digests, 'sha384-list')).toBe(
      '<html data-folder="%FOLDER%" data-digests="sha384-list" data-messages-en="%FOLDER%messages.en.js|sha384-en" data-messages-ar="">' +
        '<script>inline()</script><script defer src="%FOLDER%main.js" integrity="sha384-main"></script>' +
        '<link rel="stylesheet" href="%FOLDER%main.css" integrity="sha384-style"><link rel="icon" href="%FOLDER%main.js"></html>',
    )
  })

  test('leaves alone what it has no digest of', () => {
    const page = '<script defer src="%FOLDER%other.js"></script>'
    expect(addIntegrity(page, digests, 'sha384-list')).toBe(page)
  })
})
