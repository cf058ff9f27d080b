import { shrinkPicture } from './shrink-picture.ts'

/** Replaces what jsdom lacks of a canvas. @returns the types that pictures were written in */
function mockCanvas(side: number, alpha: number): string[] {
  const written: string[] = []
  const context = (canvas: HTMLCanvasElement) => ({
    canvas,
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      const data = new Uint8ClampedArray(width * height * 4).fill(255)
      data[data.length - 1] = alpha
      return { data }
    },
  })
  globalThis.createImageBitmap = async () => ({
    width: side,
    height: side / 2,
    close: () => undefined,
  })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return context(this) as unknown as RenderingContext
  } as HTMLCanvasElement['getContext'])
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
  ) {
    written.push(`${type} ${this.width} × ${this.height}`)
    done(new Blob(['small'], { type }))
  })
  return written
}

describe('shrinkPicture', () => {
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
  })
  const file = new Blob(['large'], { type: 'image/png' })

  test.each([
    ['an opaque picture as JPEG', 255, 'image/jpeg'],
    ['as WebP what one pixel can be seen through, which JPEG would make black', 254, 'image/webp'],
  ])('writes %s', async (_, alpha, type) => {
    const written = mockCanvas(4000, alpha)
    expect((await shrinkPicture(file)).type).toBe(type)
    expect(written).toEqual([`${type} 2000 × 1000`])
  })

  test('returns the file itself when it is small, or cannot be drawn', async () => {
    expect(await shrinkPicture(file)).toBe(file)
    expect(mockCanvas(2000, 0)).toEqual([])
    expect(await shrinkPicture(file)).toBe(file)
  })
})
