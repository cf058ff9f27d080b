import { readFileSync } from 'node:fs'
import path from 'node:path'

test('global.css dims pictures in dark mode, but neither icons nor the slides of the lightbox', () => {
  const css = readFileSync(path.join(__dirname, 'global.css'), 'utf8')
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  document.body.innerHTML = '<picture><img alt="" /></picture><div><img alt="" /></div>'
  const filters = () =>
    Array.from(document.images, (image) => getComputedStyle(image).getPropertyValue('filter'))
  expect(filters()).toEqual(['', ''])
  document.documentElement.classList.add('dark')
  expect(filters()).toEqual(['brightness(0.93)', ''])
})
