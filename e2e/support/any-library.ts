import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

/** What a team may use of the shared libraries, and of one that each remote brings, and no front end of the shop does. */
const COMPONENT = `
import { createMemoryRouter, Link } from '@shop/router'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ThemeProvider, useTheme } from 'styled-components'
import * as z from 'zod/mini'

const colourSchema = z.templateLiteral(['#', z.hex()])

export function AnyLibrary() {
  return (
    <ThemeProvider theme={{ label: 'Gift wrap' }}>
      <Used />
    </ThemeProvider>
  )
}

function Used() {
  const { label } = useTheme() as { label: string }
  const [path, setPath] = useState('outside')
  const { data, fetchNextPage } = useInfiniteQuery({
    queryKey: ['mfe-gift-cards', 'pages'],
    queryFn: async ({ pageParam }) => 'page ' + pageParam,
    initialPageParam: 1,
    getNextPageParam: (_, pages) => pages.length + 1,
  })
  async function navigateInside() {
    const router = createMemoryRouter([{ path: '/' }, { path: '/inside' }])
    await router.navigate('/inside')
    setPath(router.state.location.pathname)
  }
  return (
    <div lang="en" translate="no">
      <p>{label}</p>
      <p>{data?.pages.join(', ')}</p>
      <p>{path}</p>
      <p>{colourSchema.parse('#00ff00')}</p>
      <button onClick={() => void fetchNextPage()}>Next page</button>
      <button onClick={() => void navigateInside()}>Go inside</button>
      <Link to="/gift-cards?again" viewTransition>
        Again
      </Link>
    </div>
  )
}
`

/** Replaces a text of a file, which it has. */
export async function editFile(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

/** Lets the page of a generated remote use it, with edits in the remote's folder only. @param folder of the remote */
export async function addAnyLibrary(folder: string): Promise<void> {
  const at = (file: string) => path.join(folder, file)
  const page = at('src/gift-cards/GiftCardsPage.tsx')
  await writeFile(at('src/gift-cards/AnyLibrary.tsx'), COMPONENT.trimStart())
  const messages = "import { useT } from '../messages.generated.ts'"
  await editFile(page, messages, `${messages}\nimport { AnyLibrary } from './AnyLibrary.tsx'`)
  await editFile(page, '</Page>', '<AnyLibrary /></Page>')
  await editFile(
    at('package.json'),
    '"@tanstack/react-query": "*",',
    '"@tanstack/react-query": "*",\n    "zod": "*",',
  )
}

/** Sees that all of it works in the shop. @param page shows the remote's page */
export async function expectAnyLibrary(page: Page): Promise<void> {
  await expect(page.getByText('Gift wrap')).toBeVisible()
  await expect(page.getByText('#00ff00')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('page 1, page 2')).toBeVisible()
  await page.getByRole('button', { name: 'Go inside' }).click()
  await expect(page.getByText('/inside')).toBeVisible()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transition = 'started'
      return start(update)
    }
  })
  await page.getByRole('link', { name: 'Again' }).click()
  await expect(page).toHaveURL(/again$/)
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'started')
}
