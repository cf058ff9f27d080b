import { shortenChange } from './shorten-change.ts'

const words = 'A card of steel that shares your page at a touch. '.repeat(6)

describe('shortenChange', () => {
  test('keeps texts that are not long', () => {
    expect(shortenChange('24.90', '2490')).toEqual(['24.90', '2490'])
  })

  test('shows what differs between long texts, with some words around it', () => {
    const [before, after] = shortenChange(`${words}Matt.${words}`, `${words}Polished.${words}`)
    expect(before).toBe('… shares your page at a touch. Matt.A card of steel that shares y…')
    expect(after).toBe('… shares your page at a touch. Polished.A card of steel that shares y…')
  })

  test('cuts a long text that is new or is taken away', () => {
    const [before, after] = shortenChange('', words)
    expect(before).toBe('')
    expect(after).toHaveLength(241)
    expect(words.startsWith(after.slice(0, -1))).toBe(true)
    expect(shortenChange(`${words}x`, words)[0]).toMatch(/^… shares your page at a touch. x$/)
  })
})
