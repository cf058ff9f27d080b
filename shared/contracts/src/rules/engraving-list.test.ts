import {
  countBlankPieces,
  countPieces,
  fitEngravings,
  groupEngravings,
  groupPieces,
  listEngravings,
  listPlaced,
  MAX_ENGRAVINGS,
  placeEngravings,
  toEngravingsKey,
  toLineEngravings,
} from './engraving-list.ts'
import { type Corners, findDecisive } from './surface.ts'

const none = { name: '', line: '' }
const ali = { name: 'Ali', line: 'CEO' }
const maryam = { name: 'مريم', line: '' }

describe('the texts on the pieces of a line', () => {
  test('are as many as there are pieces in its packages', () => {
    expect([countPieces(3), countPieces(3, {}), countPieces(3, { pieces: 10 })]).toEqual([3, 3, 30])
  })

  test.each([
    ['no text', [none, none], {}],
    ['the same text', [ali, { ...ali }], { engraving: ali }],
    ['different texts', [ali, maryam], { engraving: ali, engravings: [ali, maryam] }],
    ['a piece without one', [none, maryam], { engraving: maryam, engravings: [none, maryam] }],
  ])('are told in as few words as hold them: %s', (_, texts, line) => {
    expect(toLineEngravings(texts)).toEqual(line)
    expect(listEngravings(line, texts.length)).toEqual(texts)
  })

  test('follow the number of pieces: those that are added have none, those that are taken away lose theirs', () => {
    const line = { engraving: ali, engravings: [ali, maryam] }
    expect(fitEngravings(line, 2)).toEqual(line)
    expect(fitEngravings(line, 1)).toEqual({ engraving: ali })
    expect(fitEngravings(line, 3)).toEqual({ engraving: ali, engravings: [ali, maryam, none] })
    expect(fitEngravings({ engraving: ali }, 3)).toEqual({ engraving: ali })
    expect(fitEngravings({ engraving: maryam, engravings: [none, maryam] }, 1)).toEqual({})
  })

  test('are at most a hundred: of more pieces, the others have none', () => {
    const texts = Array.from({ length: MAX_ENGRAVINGS }, () => ali)
    const line = { engraving: ali, engravings: texts }
    expect(fitEngravings(line, MAX_ENGRAVINGS)).toEqual({ engraving: ali })
    expect(fitEngravings(line, MAX_ENGRAVINGS + 1)).toEqual(line)
    expect(groupEngravings(line, MAX_ENGRAVINGS + 5)).toEqual([
      { engraving: ali, pieces: MAX_ENGRAVINGS },
      { engraving: null, pieces: 5 },
    ])
  })

  test('are grouped by what is on them', () => {
    const texts = [ali, none, maryam, ali]
    expect(groupEngravings({ engraving: ali, engravings: texts }, 5)).toEqual([
      { engraving: ali, pieces: 2 },
      { engraving: null, pieces: 2 },
      { engraving: maryam, pieces: 1 },
    ])
    expect(groupEngravings({ engraving: ali }, 250)).toEqual([{ engraving: ali, pieces: 250 }])
    expect(groupEngravings({}, 2)).toEqual([{ engraving: null, pieces: 2 }])
    expect(groupPieces({ quantity: 2 })).toEqual([])
    expect(groupPieces({ quantity: 2, pieces: 3, engraving: ali, engravings: texts })).toEqual([
      { engraving: ali, pieces: 2 },
      { engraving: null, pieces: 3 },
      { engraving: maryam, pieces: 1 },
    ])
  })

  test('are counted where there are none: with one text on all of them, never', () => {
    const list = { engraving: ali, engravings: [ali, none, maryam] }
    expect([2, 3, 5].map((pieces) => countBlankPieces(list, pieces))).toEqual([1, 1, 3])
    expect(countBlankPieces({}, 250)).toBe(250)
    expect(countBlankPieces({ engraving: ali }, 250)).toBe(0)
    const full = Array.from({ length: MAX_ENGRAVINGS }, (_, index) => ({
      ...ali,
      line: `${index}`,
    }))
    expect(countBlankPieces({ engraving: ali, engravings: full }, MAX_ENGRAVINGS + 1)).toBe(1)
  })

  describe('with several surfaces', () => {
    const [card, fob] = [{ en: 'Card' }, { en: 'Key fob' }]
    const places = [card, fob]
    const corners: Corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    const area = { finish: 'printed', color: '#123456', width: 68, height: 12, corners } as const
    const narrow = { ...area, width: 20 }
    const set = { engraving: ali, engravings: [ali, maryam, none, maryam] }

    test('are as many as all of these', () => {
      expect(countPieces(3, { pieces: 2, others: [narrow] })).toBe(12)
      expect(countPieces(3, { others: [] })).toBe(3)
    })

    test('are grouped by their surfaces, but one text on all is not', () => {
      expect(groupEngravings({ ...set, places }, 4)).toEqual([
        { engraving: ali, pieces: 1, place: card },
        { engraving: maryam, pieces: 2, place: fob },
        { engraving: null, pieces: 1, place: card },
      ])
      expect(groupEngravings({ engraving: ali, places }, 4)).toEqual([
        { engraving: ali, pieces: 4 },
      ])
    })

    test('are missing where no surface of a piece has one', () => {
      expect(countBlankPieces(set, 4, 2)).toBe(0)
      expect(countBlankPieces(set, 6, 2)).toBe(1)
      expect(countBlankPieces({}, 6, 2)).toBe(3)
    })

    test('are shown where the picture shows the surfaces, of the first piece that has any', () => {
      const both = { ...ali, surface: area, others: [{ ...ali, surface: narrow }] }
      expect(placeEngravings({ engraving: ali }, [area, narrow])).toEqual(both)
      const second = { engraving: maryam, engravings: [none, none, none, maryam, ali, ali] }
      expect(placeEngravings(second, [area, narrow])).toEqual({ ...maryam, surface: narrow })
      expect(placeEngravings(set, [undefined, narrow])).toEqual({
        ...ali,
        others: [{ ...maryam, surface: narrow }],
      })
      expect(listPlaced({ ...ali, others: [{ ...maryam, surface: narrow }] })).toHaveLength(1)
      expect(placeEngravings({}, [area])).toBeUndefined()
    })

    test('fit where their own surface is wide enough, or the narrowest for one on all', () => {
      const surface = { ...area, others: [narrow, area] }
      expect([0, 1, 2, 4].map((index) => findDecisive(surface, index).width)).toEqual([
        68, 20, 68, 20,
      ])
      expect(findDecisive(surface)).toBe(narrow)
    })
  })

  test('tell lines apart', () => {
    const lines = [
      {},
      { engraving: ali },
      { engraving: ali, engravings: [ali] },
      toLineEngravings([ali, maryam]),
      toLineEngravings([maryam, ali]),
    ]
    expect(new Set(lines.map(toEngravingsKey)).size).toBe(5)
    expect(toEngravingsKey({})).toBe('')
  })
})
