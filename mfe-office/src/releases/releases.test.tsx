import type { OfficeReleases } from '@shop/contracts/wire/office-releases.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const open = (dashboard: OfficeReleases['dashboard'], lang: 'en' | 'ar' = 'en') =>
  openOffice('/office/releases', {
    handlers: [
      http.get(mainUrl('/office/releases'), () => HttpResponse.json<OfficeReleases>({ dashboard })),
    ],
    role: 'owner',
    lang,
  })

describe('ReleasesPage', () => {
  test('shows what the release tool has sent, and when, without letting it run anything', async () => {
    open({ html: '<h1>Who has what live</h1>', at: '2026-11-28T12:30:00Z' })
    const frame = await screen.findByTitle('Who has what live')
    expect(frame).toHaveAttribute(
      'srcdoc',
      '<h1>Who has what live</h1><style>:root { color-scheme: light !important }</style>',
    )
    expect(frame).toHaveAttribute('sandbox', '')
    expect(screen.getByText(/^Sent on .*2026/)).toBeVisible()
  })

  test('says by which command it is sent before it was', async () => {
    open(null, 'ar')
    expect(await screen.findByText('dashboard --office')).toHaveAttribute('dir', 'ltr')
    expect(document.querySelector('iframe')).toBeNull()
  })
})
