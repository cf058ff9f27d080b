import type { Agent } from '@shop/contracts/agent.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.tsx'

/** Answers the directory, and keeps what it was asked. */
function serveAgents(results: Agent[], paginate: Parameters<typeof buildPage>[1] = {}) {
  const asked: string[] = []
  server.use(
    http.get(mainUrl('/users'), ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.toString())
      const currentPage = Number(searchParams.get('page'))
      return HttpResponse.json(buildPage(results, { currentLimit: 10, currentPage, ...paginate }))
    }),
  )
  return asked
}

const open = (at = '/agents', lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

async function card(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (!item) throw new Error('the name stands outside any card')
  return item
}

test('the page has its title, a way back to the shop and the heading', async () => {
  const asked = serveAgents([buildAgent()])
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Agents' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: 'Ambassadors' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', sitePaths.shop)
  expect(document.title).toBe('Agents · Wasla')
  expect(asked).toEqual(['role=agent&limit=10&page=1'])
})

test('a card shows all that is known of an agent', async () => {
  serveAgents([
    buildAgent({
      avatar: 'http://api.test/media/avatar-01-320.webp?widths=320',
      bannerBg: 'http://api.test/media/banner-01-640.webp?widths=320,640',
    }),
  ])
  const { container } = open()
  const salma = within(await card('Salma Al Harthy'))
  expect(salma.getByText('Oman')).toBeVisible()
  expect(salma.getByText('100, Muscat, Muscat, Oman')).toBeVisible()
  expect(salma.getByRole('link', { name: '+968 9000 0000' })).toHaveAttribute(
    'href',
    'tel:+96890000000',
  )
  expect(
    Array.from(container.querySelectorAll('li img'), (image) => image.getAttribute('src')),
  ).toEqual([
    'http://api.test/media/banner-01-640.webp',
    'http://api.test/media/avatar-01-320.webp',
  ])
})

test('what is missing has a placeholder, and no picture leaves a hole', async () => {
  serveAgents([{ _id: 'nobody', firstName: 'Zainab' }])
  const { container } = open()
  const zainab = within(await card('Zainab --'))
  expect(zainab.getAllByText('--')).toHaveLength(3)
  expect(zainab.getByText('Z')).toBeVisible()
  expect(zainab.queryByRole('link')).toBeNull()
  expect(container.querySelector('li img')).toBeNull()
})

test('a portrait that does not load gives way to the initials', async () => {
  serveAgents([buildAgent({ avatar: 'http://api.test/gone.webp' })])
  const { container } = open()
  await card('Salma Al Harthy')
  fireEvent.error(container.querySelector('li img') as HTMLElement)
  expect(screen.getByText('SA')).toBeVisible()
  expect(container.querySelector('li img')).toBeNull()
})

test('only https profiles are links, and they learn nothing of where one came from', async () => {
  serveAgents([
    buildAgent({
      socialMediaLinks: {
        facebook: 'https://www.facebook.com/salma',
        instagram: 'http://www.instagram.com/salma',
        twitter: 'javascript:alert(1)',
        tiktok: 'https://www.tiktok.com/@salma',
      },
    }),
  ])
  open()
  const list = within(
    await screen.findByRole('list', { name: 'Social profiles of Salma Al Harthy' }),
  )
  const links = list.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Salma Al Harthy on Facebook', 'https://www.facebook.com/salma'],
      ['Salma Al Harthy on TikTok', 'https://www.tiktok.com/@salma'],
    ],
  )
  links.forEach((link) => expect(link).toHaveAttribute('rel', 'noopener noreferrer'))
})

test('skeletons hold the place until the agents arrive', async () => {
  const answer = deferred()
  server.use(
    http.get(mainUrl('/users'), async () => {
      await answer.promise
      return HttpResponse.json(buildPage([buildAgent()]))
    }),
  )
  open()
  expect(await screen.findByText('Loading ambassadors')).toBeInTheDocument()
  answer.resolve()
  expect(await card('Salma Al Harthy')).toBeVisible()
  expect(screen.queryByText('Loading ambassadors')).toBeNull()
})

test('an empty directory says so and leads on', async () => {
  serveAgents([])
  open()
  expect(await screen.findByText('There is no agents available')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Visit the shop' })).toHaveAttribute('href', '/shop')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('the page is kept in the address, and the pager moves it', async () => {
  const asked = serveAgents([buildAgent()], { totalPage: 3, totalCount: 23 })
  const { user, router } = open('/agents?page=2')
  expect(await screen.findByText('23 ambassadors')).toBeVisible()
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pager.getByRole('link', { name: 'Page 2', current: 'page' })).toBeVisible()
  await user.click(pager.getByRole('link', { name: 'Next page' }))
  expect(await screen.findByRole('link', { name: 'Page 3', current: 'page' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(router.state.location.search).toBe('?page=3')
  await user.click(screen.getByRole('link', { name: 'Page 1' }))
  expect(await screen.findByRole('button', { name: 'Previous page' })).toBeDisabled()
  expect(router.state.location.search).toBe('')
  expect(asked).toEqual([2, 3, 1].map((page) => `role=agent&limit=10&page=${page}`))
})

test('a page behind the last one leads back to the first', async () => {
  serveAgents([], { totalPage: 3, totalCount: 23 })
  open('/agents?page=9')
  expect(await screen.findByText('There are no ambassadors on this page')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/agents',
  )
})

test.each([
  [
    'the server’s own sentence',
    () => HttpResponse.json({ message: 'The directory is being moved' }, { status: 500 }),
    'The directory is being moved',
  ],
  ['a lost connection', () => HttpResponse.error(), 'No connection'],
  [
    'an answer of another shape',
    () => HttpResponse.json({ results: 'none' }),
    'Something went wrong',
  ],
])('a failure shows %s, and trying again mends it', async (_, failure, text) => {
  server.use(http.get(mainUrl('/users'), failure))
  const { user } = open()
  expect(await screen.findByText(text)).toBeVisible()
  expectConsole()
  serveAgents([buildAgent()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Salma Al Harthy')).toBeVisible()
})

test('in Arabic the page is Arabic and names stay as they are', async () => {
  serveAgents([buildAgent()], { totalCount: 2 })
  open('/agents', 'ar')
  expect(await screen.findByRole('heading', { level: 2, name: 'السفراء' })).toBeVisible()
  expect(screen.getByText('سفيران')).toBeVisible()
  const salma = within(await card('Salma Al Harthy'))
  expect(salma.getByRole('button', { name: 'إرسال رسالة إلى Salma Al Harthy' })).toBeVisible()
  expect(salma.getByText('Oman')).toHaveAttribute('lang', 'en')
})
