import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

import { compileCatalogue } from '@shop/i18n/compile-catalogue.js'

import messagesLoader from './messages.loader.js'

/** Runs the loader on a catalogue of a folder, the English one by default. */
function load(
  messages: object | string,
  {
    other = typeof messages === 'string' ? {} : messages,
    hot = false,
    lang = 'en',
  }: { other?: object; hot?: boolean; lang?: 'en' | 'ar' } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
  writeFileSync(path.join(folder, lang === 'en' ? 'ar.json' : 'en.json'), JSON.stringify(other))
  const [errors, warnings, dependencies]: [string[], string[], string[]] = [[], [], []]
  const context = {
    hot,
    resourcePath: path.join(folder, `${lang}.json`),
    addDependency: (file: string) => void dependencies.push(path.basename(file)),
    emitError: ({ message }: Error) => void errors.push(message),
    emitWarning: ({ message }: Error) => void warnings.push(message),
  }
  const text = typeof messages === 'string' ? messages : JSON.stringify(messages)
  const code = messagesLoader.call(context, text)
  return { code, errors, warnings, dependencies }
}

describe('messagesLoader', () => {
  const en = { 'cart.title': 'Your cart' }
  const ar = { ...en, 'cart.gone': 'Gone', 'cart.full': 'Full' }
  const lacks = 'en.json lacks texts that ar.json has: cart.gone, cart.full'

  test('returns the compiled catalogue', () => {
    expect(load(en)).toEqual({
      code: compileCatalogue(JSON.stringify(en)),
      errors: [],
      warnings: [],
      dependencies: ['ar.json'],
    })
  })

  test('fails the build on texts that only the other language has', () => {
    expect(load(en, { other: ar })).toMatchObject({ errors: [lacks], warnings: [] })
  })

  test('names the place in a catalogue that is no JSON', () => {
    const place = /en\.json:2:9: Expected ':'/
    expect(() => load('{\n "cart" }', { other: ar })).toThrow(place)
    expect(load('{\n "cart" }', { other: ar, hot: true })).toMatchObject({
      errors: [expect.stringMatching(place)],
    })
  })

  test('warns of them in development', () => {
    expect(load(en, { other: ar, hot: true })).toMatchObject({ errors: [], warnings: [lacks] })
  })

  test('fails the build on an Arabic word for which the shop has another one, and warns of it in development', () => {
    const arabic = { 'cart.title': 'أدخل القسيمة هنا', 'cart.empty': 'سلتك فارغة' }
    const other = 'ar.json: cart.title says “القسيمة”; the shop’s word is “رمز الخصم”'
    expect(load(arabic, { lang: 'ar' })).toMatchObject({ errors: [other], warnings: [] })
    expect(load(arabic, { lang: 'ar', hot: true })).toMatchObject({ errors: [], warnings: [other] })
    expect(load(arabic)).toMatchObject({ errors: [], warnings: [] })
  })
})

describe('messagesLoader with hot module replacement', () => {
  interface Hot {
    data?: Record<string, unknown>
    accept: () => void
    dispose: (keep: (data: Record<string, unknown>) => void) => void
  }

  /** Runs the module of a catalogue as webpack does. */
  function run(json: object | string, data?: Record<string, unknown>) {
    const code = load(json, { hot: true })
      .code.replace('import.meta.webpackHot', 'given')
      .replace('export default', '')
    const disposed: Record<string, unknown> = {}
    const events: string[] = []
    const hot: Hot = { accept: jest.fn(), dispose: (keep) => keep(disposed), ...(data && { data }) }
    const dispatchEvent = (event: Event) => events.push(event.type)
    const shown: unknown = runInNewContext(code, { given: hot, Event, dispatchEvent })
    expect(hot.accept).toHaveBeenCalled()
    return { shown, data: disposed, events }
  }

  test('updates the catalogue in use and dispatches messageschange', () => {
    const first = run({ 'cart.title': 'Your cart', 'cart.gone': 'Gone' })
    expect(first.events).toEqual([])
    const next = run({ 'cart.title': 'Your basket', 'cart.new': 'New' }, first.data)
    expect(next.shown).toBe(first.shown)
    expect(first.shown).toEqual({ 'cart.title': ['Your basket'], 'cart.new': ['New'] })
    expect(next.events).toEqual(['messageschange'])
    expect(run({ 'cart.title': 'Once more' }, next.data).shown).toBe(first.shown)
  })

  test('keeps the texts while the file is no JSON', () => {
    const first = run({ 'cart.title': 'Your cart' })
    const broken = run('{ "cart.title" }', first.data)
    expect(broken.shown).toBe(first.shown)
    expect(first.shown).toEqual({ 'cart.title': ['Your cart'] })
    expect(run({ 'cart.title': 'Mended' }, broken.data).shown).toEqual({ 'cart.title': ['Mended'] })
  })
})
