import { parseMapPosition } from './map-position.ts'

describe('parseMapPosition', () => {
  test.each([
    ['23.6142, 58.5922', { latitude: 23.6142, longitude: 58.5922 }],
    ['-34,-58.5', { latitude: -34, longitude: -58.5 }],
    ['91, 58', null],
    ['23, 181', null],
    ['23.6142', null],
    ['Muscat', null],
  ])('returns of %s %o', (text, position) => expect(parseMapPosition(text)).toEqual(position))
})
