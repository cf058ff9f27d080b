import { lightboxSettings, toSlide } from './lightbox.ts'

describe('toSlide', () => {
  test('returns every width of a picture', () => {
    expect(toSlide('http://a.test/card-640.webp?widths=320,1280', 'Card')).toEqual({
      src: 'http://a.test/card-640.webp',
      alt: 'Card',
      srcSet: [
        { src: 'http://a.test/card-320.webp', width: 320, height: 320 },
        { src: 'http://a.test/card-1280.webp', width: 1280, height: 1280 },
      ],
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
