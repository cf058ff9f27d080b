import { readFileSync } from 'node:fs'
import path from 'node:path'

import { articleSections } from './articles.ts'
import { posts } from './posts.ts'

const read = (folder: string, lang: string) =>
  JSON.parse(
    readFileSync(path.join(__dirname, folder, 'messages', `${lang}.json`), 'utf8'),
  ) as Record<string, string>

describe.each(['en', 'ar'])('the articles in %s', (lang) => {
  const texts = read('articles', lang)
  const messages = read('.', lang)

  test.each(posts.map(({ id }) => id))(
    'have five paragraphs of a readable length in article %s',
    (id) => {
      const paragraphs = [
        texts[`${id}.lead`],
        ...articleSections.map((section) => texts[`${id}.${section}.text`]),
        texts[`${id}.conclusion`],
      ]
      paragraphs.forEach((text) => expect(text?.length).toBeGreaterThan(120))
      articleSections.forEach((section) => expect(texts[`${id}.${section}.title`]).toBeTruthy())
    },
  )

  test('have no duplicate and no unused text', () => {
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length)
    expect(Object.keys(texts)).toHaveLength(posts.length * (2 + 2 * articleSections.length))
  })

  test('have unique titles, summaries and picture descriptions', () => {
    for (const part of ['title', 'desc', 'alt']) {
      const values = posts.map(({ id }) => messages[`post.${id}.${part}`])
      expect(values).not.toContain(undefined)
      expect(new Set(values).size).toBe(posts.length)
    }
  })

  test('title the URL without an id like its fallback article', () => {
    expect(messages['meta.blog.detail.title']).toBe(messages['post.1.title'])
  })
})
