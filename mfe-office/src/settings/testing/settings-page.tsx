// The page loads it on demand: compiled now, it is there when a test looks for it.
import '../AccentForm.tsx'

import { type OfficeSettings, settingNames } from '@shop/contracts/wire/office-settings.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../../testing/open-office.tsx'

const unset = { value: null, version: 0 }
const coupon = {
  version: 1,
  discountType: 'fixed',
  discountValue: 5,
  startsAt: null,
  expiresAt: null,
  maxUses: null,
  maxUsesPerMember: null,
  used: 0,
}

interface Options extends Partial<OfficeSettings> {
  /** The shop's coupons. */
  codes?: string[]
  /** What the backend says to a change. */
  refuse?: { status: number; message: string }
  /** What settings are once they are reset, by their names. */
  defaults?: Record<string, object>
  lang?: 'en' | 'ar'
}

/** A change with the addresses of its pictures. */
function addUrls(value: object) {
  if ('logo' in value) return { ...value, logoUrl: '', darkLogoUrl: '' }
  return 'slides' in value && Array.isArray(value.slides)
    ? { slides: value.slides.map((slide: object) => ({ ...slide, pictureUrl: '' })) }
    : value
}

/** Opens the settings of the office; nothing is set that is not stated. Returns the changes that are sent. */
export function openSettings({
  codes = [],
  refuse,
  defaults = {},
  lang = 'en',
  ...settings
}: Options = {}) {
  const sent: { path: string; body: unknown }[] = []
  const results = codes.map((code) => ({ ...coupon, code }))
  let stored: object = {
    ...Object.fromEntries(settingNames.map((name) => [name, unset])),
    ...settings,
  }
  const handlers = [
    http.get(mainUrl('/office/settings'), () => HttpResponse.json(stored)),
    http.get(mainUrl('/office/coupons'), () => HttpResponse.json({ results })),
    http.patch(mainUrl('/office/settings/:name'), async ({ request, params }) => {
      const body = (await request.json()) as { version: number }
      sent.push({ path: `/office/settings/${String(params.name)}`, body })
      if (refuse) return HttpResponse.json({ message: refuse.message }, { status: refuse.status })
      const { version, ...value } = body
      return HttpResponse.json({ value: addUrls(value), version: version + 1 })
    }),
    http.post(mainUrl('/office/settings/:name/reset'), async ({ request, params }) => {
      const name = String(params.name)
      sent.push({ path: `/office/settings/${name}/reset`, body: await request.json() })
      if (refuse) return HttpResponse.json({ message: refuse.message }, { status: refuse.status })
      const base = defaults[name] ?? unset
      stored = { ...stored, [name]: base }
      return HttpResponse.json(base)
    }),
  ]
  return { ...openOffice('/office/settings', { handlers, role: 'owner', lang }), sent }
}

/** The form with a heading. */
export async function findForm(name: string) {
  const form = (await screen.findByRole('heading', { level: 2, name })).closest('form')
  if (!form) throw new Error(`${name} is no form`)
  return within(form)
}
