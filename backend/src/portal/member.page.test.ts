import type { Member } from '../auth/tokens.ts'
import { continuePage, memberPage } from './member.page.ts'
import type { PortalView } from './portal.layout.ts'

const member: Member = {
  ...{ id: 'u1', jti: 'j1', email: 'salma@site.test', passwordHash: 'hash', createdAt: '' },
  ...{ firstName: 'Salma <b>', lastName: '𝒮aid', address: '', dialCode: '', phoneNumber: '' },
}
const view: PortalView = {
  ...{ lang: 'en', url: '/portal', csrf: 'form-token', returnTo: 'http://site.test/?a=1&b=2' },
}

test('a member sees the own name and address, harmless', () => {
  const page = memberPage(view, member, 'http://site.test/?token_link_dashboard=x')
  expect(page).toContain('Hello, <bdi>Salma &lt;b&gt;</bdi>')
  expect(page).toContain('<bdi dir="ltr">salma@site.test</bdi>')
  expect(page).not.toContain('hash')
})

test('initials are whole characters', () => {
  expect(memberPage(view, member, '')).toContain('aria-hidden="true">S𝒮</span>')
})

test('the way to the shop carries the token, the way out the form’s', () => {
  const page = memberPage(view, member, 'http://site.test/?token_link_dashboard=x')
  expect(page).toContain('class="button" href="http://site.test/?token_link_dashboard=x"')
  expect(page).toContain('<form method="post" action="/portal/logout">')
  expect(page).toContain('name="csrf" value="form-token"')
})

test('going on keeps where to return to', () => {
  const page = continuePage(view, member, '/portal/login?switch=1')
  expect(page).toContain('name="returnTo" value="http://site.test/?a=1&amp;b=2"')
  expect(page).toContain('Continue as Salma &lt;b&gt; 𝒮aid')
  expect(page).toContain('href="/portal/login?switch=1"')
})

test('speaks Arabic', () => {
  const page = memberPage({ ...view, lang: 'ar' }, member, '')
  expect(page).toContain('العودة إلى المتجر')
  expect(page).not.toContain('Back to the shop')
})
