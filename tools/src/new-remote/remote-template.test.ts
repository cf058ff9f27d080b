import { createProgram } from 'release/cli/program.ts'

import { renderRemote, templates, toRemoteNames } from './remote-template.ts'

describe('toRemoteNames', () => {
  test('derives paths, keys and titles from the words of the name', () => {
    expect(toRemoteNames('mfe-gift-cards')).toEqual({
      remote: 'mfe-gift-cards',
      slug: 'gift-cards',
      path: '/gift-cards',
      key: 'giftCards',
      Name: 'GiftCards',
      title: 'Gift cards',
    })
  })

  test.each(['loyalty', 'mfe-', 'mfe-Loyalty', 'mfe--x', 'mfe-3d', '../mfe-x', ''])(
    'rejects %j with the rule for names',
    (name) => {
      expect(() => toRemoteNames(name)).toThrow('mfe- and lower-case words')
    },
  )
})

describe('renderRemote', () => {
  test('fills every placeholder of contents and paths', async () => {
    const values = { schema: 'pages.schema.json' }
    const names = toRemoteNames('mfe-gift-cards')
    const files = await renderRemote(names, templates.remote, values)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'package.json',
        'src/pages.json',
        'src/messages/ar.json',
        'src/gift-cards/GiftCardsPage.tsx',
      ]),
    )
    const leftOver = Object.entries(files).filter((entry) =>
      /\{\{|__|\.template/.test(entry.join()),
    )
    expect(leftOver.map(([file]) => file)).toEqual(['src/remote.test.ts'])
    expect(JSON.parse(files['src/pages.json'] ?? '')).toMatchObject({
      $schema: 'pages.schema.json',
      pages: { giftCards: { path: '/gift-cards', page: './gift-cards/GiftCardsPage.tsx' } },
    })
  })

  test('gives both languages the same message ids', async () => {
    const files = await renderRemote(toRemoteNames('mfe-gift-cards'))
    const idsOf = (lang: string) =>
      Object.keys(JSON.parse(files[`src/messages/${lang}.json`] ?? '{}') as object).sort()
    expect(idsOf('ar')).toEqual(idsOf('en'))
  })

  test('gives a repository of its own everything around the sources, hidden files too', async () => {
    const ports = { port: '3200', e2ePort: '3201' }
    const objects = { dependencies: '{}', devDependencies: '{}', overrides: '{}' }
    const json = { ...objects, browserslist: '[]', ...ports }
    const names = toRemoteNames('mfe-gift-cards')
    const files = await renderRemote(names, templates.outside, json)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        '.gitignore',
        '.github/workflows/ci.yml',
        'README.md',
        'tsconfig.json',
      ]),
    )
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ name: 'mfe-gift-cards' })
    // Braces of the CI file are GitHub's.
    const leftOver = Object.entries(files).filter(([, text]) => /(?<!\$)\{\{/.test(text))
    expect(leftOver).toEqual([])
  })

  test('has CI check a pull request, give it a preview, and end that with it, by commands that the release tool has', async () => {
    const names = toRemoteNames('mfe-gift-cards')
    const files = await renderRemote(names, templates.outside, {})
    const ci = files['.github/workflows/ci.yml'] ?? ''
    const commands = [...ci.matchAll(/npx (?:--.* )?release ([^>\n]+)/g)].map(([, command = '']) =>
      command.replace('"$NAME"', 'mfe-gift-cards-pr-12').trim().split(' '),
    )
    const run: unknown[] = []
    for (const command of commands) {
      const program = createProgram(async (name, options) => void run.push([name, options]))
      await program.parseAsync(command, { from: 'user' })
    }
    expect(run).toEqual([
      ['check', { from: 'dist', json: true }],
      [
        'preview',
        {
          subjects: [{ name: 'mfe-gift-cards', version: undefined }],
          from: 'dist',
          name: 'mfe-gift-cards-pr-12',
          days: 14,
          json: true,
        },
      ],
      ['endPreview', { name: 'mfe-gift-cards-pr-12' }],
    ])
  })
})
