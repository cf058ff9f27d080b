import { limitKeyRepeat } from './key-repeat.ts'
import { KEY_REPEAT_LIMIT, lightboxSettings, slideOf } from './lightbox.ts'

test('a picture with several sizes offers them all', () => {
  expect(slideOf('http://a.test/card-640.webp?widths=320,1280', 'Card')).toEqual({
    src: 'http://a.test/card-640.webp',
    alt: 'Card',
    srcSet: [
      { src: 'http://a.test/card-320.webp', width: 320, height: 320 },
      { src: 'http://a.test/card-1280.webp', width: 1280, height: 1280 },
    ],
  })
})

test('a picture with one size is offered as it is', () => {
  expect(slideOf('http://a.test/card.jpg', 'Card')).toEqual({
    src: 'http://a.test/card.jpg',
    alt: 'Card',
  })
})

test('the viewer wraps, moves in 300 ms and keeps 10 px around a picture', () => {
  expect(lightboxSettings.carousel).toMatchObject({ finite: false, padding: 10 })
  expect(new Set(Object.values(lightboxSettings.animation))).toEqual(new Set([300]))
})

describe('a held arrow key', () => {
  function press(times: number[], key = 'ArrowRight') {
    let now = 0
    const limited = limitKeyRepeat(() => now)
    return times.map((time) => {
      now = time
      let through = true
      limited({ key, stopPropagation: () => void (through = false) })
      return through
    })
  }

  test('steps no more often than the limit', () => {
    expect(
      press([0, 30, 60, KEY_REPEAT_LIMIT - 1, KEY_REPEAT_LIMIT, KEY_REPEAT_LIMIT + 1]),
    ).toEqual([true, false, false, false, true, false])
  })

  test('does not hold back other keys', () => {
    expect(press([0, 1, 2], 'Escape')).toEqual([true, true, true])
  })
})
