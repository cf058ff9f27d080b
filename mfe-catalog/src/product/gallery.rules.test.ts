import { buildProduct } from '@shop/testing/fixtures.ts'

import { getGalleryPictures } from './gallery.ts'
import {
  createWheelCounter,
  isHorizontalDrag,
  isSwipe,
  KEY_REPEAT_INTERVAL_MS,
  throttleArrowKeys,
  WHEEL_LOCK_MS,
  WHEEL_PAUSE_MS,
} from './gestures.ts'
import { lightboxSettings, toSlide } from './lightbox.ts'
import { getSlideIndex } from './picture-track.ts'

describe('getGalleryPictures', () => {
  const gallery = (...galleryImgUrls: string[]) =>
    getGalleryPictures(buildProduct({ coverImgUrl: 'cover', galleryImgUrls }))

  test('returns the cover first', () => {
    expect(gallery('a', 'b', 'c', 'd')).toEqual(['cover', 'a', 'b', 'c', 'd'])
  })

  test('returns five pictures at most, without duplicates', () => {
    expect(gallery('a', 'cover', 'a', 'b', 'c', 'd', 'e')).toEqual(['cover', 'a', 'b', 'c', 'd'])
  })

  test('returns the cover of a product without a gallery', () => {
    expect(gallery()).toEqual(['cover'])
    expect(getGalleryPictures(buildProduct())).toHaveLength(1)
  })
})

describe('getSlideIndex', () => {
  test.each([
    [0, 360, 0],
    [179, 360, 0],
    [181, 360, 1],
    [-720, 360, 2],
    [0, 0, 0],
  ])('at %d of slides %d wide returns %d', (scrollLeft, clientWidth, index) => {
    expect(getSlideIndex({ scrollLeft, clientWidth })).toBe(index)
  })
})

describe('isSwipe', () => {
  test.each([
    // A quarter of the width on a phone, 200 px on a wide screen.
    [360, 89, false],
    [360, 90, true],
    [360, -90, true],
    [1440, 199, false],
    [1440, 200, true],
    [1440, -200, true],
  ])('on a width of %d for a drag over %d returns %s', (width, dx, swipes) => {
    expect(isSwipe(dx, width)).toBe(swipes)
  })
})

describe('isHorizontalDrag', () => {
  test.each([
    [7, 0, false],
    [8, 0, true],
    [-60, 39, true],
    [60, 40, false],
  ])('for %d and %d returns %s', (dx, dy, horizontal) => {
    expect(isHorizontalDrag(dx, dy)).toBe(horizontal)
  })
})

describe('createWheelCounter', () => {
  /** Sends wheel events, each `[time, deltaX]`; returns the results. */
  function scroll(...events: [number, number][]) {
    let time = 0
    const count = createWheelCounter(() => time)
    return events.map(([at, deltaX]) => {
      time = at
      return count(deltaX)
    })
  }

  test('turns after 200 px in all', () => {
    expect(scroll([0, 99], [10, 99], [20, 1], [30, 1])).toEqual([0, 0, 0, 1])
    expect(scroll([0, -99], [10, -99], [20, -2])).toEqual([0, 0, -1])
  })

  test('turns at once on a leap of 100 px', () => {
    expect(scroll([0, 100])).toEqual([1])
    expect(scroll([0, 60], [10, -100])).toEqual([0, -1])
  })

  test('ignores the wheel for 500 ms after a turn', () => {
    const unlocked = WHEEL_LOCK_MS
    expect(scroll([0, 100], [unlocked - 1, 100], [unlocked, 100])).toEqual([1, 0, 1])
  })

  test('starts again after a pause', () => {
    const paused = WHEEL_PAUSE_MS + 1
    expect(scroll([0, 90], [10, 90], [10 + paused, 90], [20 + paused, 90])).toEqual([0, 0, 0, 0])
  })
})

describe('toSlide', () => {
  test('returns the largest file of a picture', () => {
    expect(toSlide('http://a.test/card-1280.webp?widths=320,1280', 'Card')).toEqual({
      src: 'http://a.test/card-1280.webp',
      alt: 'Card',
      width: 1280,
      height: 1280,
    })
  })

  test('returns a single file as it is', () => {
    expect(toSlide('http://a.test/card.jpg', 'Card')).toEqual({
      src: 'http://a.test/card.jpg',
      alt: 'Card',
    })
  })
})

describe('lightboxSettings', () => {
  test('wraps around, animates for 300 ms and pads by 10 px', () => {
    expect(lightboxSettings.carousel).toMatchObject({ finite: false, padding: 10 })
    expect(new Set(Object.values(lightboxSettings.animation))).toEqual(new Set([300]))
  })
})

describe('throttleArrowKeys', () => {
  function press(times: number[], key = 'ArrowRight') {
    let now = 0
    const handleKey = throttleArrowKeys(() => now)
    return times.map((time) => {
      now = time
      let through = true
      handleKey({ key, stopPropagation: () => void (through = false) })
      return through
    })
  }

  test('lets a held arrow key through once per interval', () => {
    expect(
      press([
        0,
        30,
        60,
        KEY_REPEAT_INTERVAL_MS - 1,
        KEY_REPEAT_INTERVAL_MS,
        KEY_REPEAT_INTERVAL_MS + 1,
      ]),
    ).toEqual([true, false, false, false, true, false])
  })

  test('does not throttle other keys', () => {
    expect(press([0, 1, 2], 'Escape')).toEqual([true, true, true])
  })
})
