import { createEncodedBody } from './encoded-body.ts'
import { RenderedAnswers } from './rendered-answers.ts'

const page = { file: 'a', status: 200, indexable: true, isOwn: false } as const

/** Answers of 3 MB that count the renderings. */
function createAnswers() {
  let count = 0
  const answers = new RenderedAnswers(async () => {
    count += 1
    const identity = Buffer.alloc(3e6)
    identity[0] = count
    return { body: createEncodedBody({ identity }), status: 200, redirect: null }
  })
  const read = async (url: string, file = 'a') =>
    (await answers.find(file, url, { page, url, language: 'en' })).body.identity?.[0]
  return { read, answers }
}

describe('RenderedAnswers', () => {
  test('keeps what is asked for again when endless other addresses are', async () => {
    const { read } = createAnswers()
    for (let time = 0; time < 2; time++) expect(await read('/shop')).toBe(1)
    for (let id = 2; id <= 5; id++) expect(await read(`/shop?id=${id}`)).toBe(id)
    expect(await read('/shop')).toBe(1)
    expect(await read('/shop?id=2')).toBe(6)
  })

  test('forgets what was put into files that are not live any more', async () => {
    const { read, answers } = createAnswers()
    for (let time = 0; time < 2; time++) expect(await read('/shop')).toBe(1)
    expect(await read('/shop', 'b')).toBe(2)
    answers.keepOnly(new Set(['b']))
    expect(await read('/shop', 'b')).toBe(2)
    expect(await read('/shop')).toBe(3)
  })
})
