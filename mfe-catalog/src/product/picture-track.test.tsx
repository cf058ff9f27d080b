import { getSlideIndex, scrollToSlide } from './picture-track.ts'

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

describe('scrollToSlide', () => {
  test.each([
    ['ltr', 720],
    ['rtl', -720],
  ])('scrolls an %s track in its direction', (direction, left) => {
    const track = document.body.appendChild(document.createElement('div'))
    track.style.direction = direction
    const scrollTo = jest.fn()
    Object.defineProperties(track, { clientWidth: { value: 360 }, scrollTo: { value: scrollTo } })
    scrollToSlide(track, 2)
    expect(scrollTo).toHaveBeenCalledWith({ left, behavior: 'instant' })
    track.remove()
  })
})
