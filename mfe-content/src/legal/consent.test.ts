import { type Consent, getConsentStatus, parseConsent } from './consent.ts'

const consent: Consent = {
  answer: 'accepted',
  version: '2025-09-01',
  date: '2025-10-02T08:00:00.000Z',
}

describe('parseConsent', () => {
  test('returns a stored answer', () => {
    expect(parseConsent(JSON.stringify(consent))).toEqual(consent)
  })

  test.each([
    null,
    '',
    'null',
    '[]',
    '"accepted"',
    '{',
    JSON.stringify({ ...consent, answer: 'perhaps' }),
    JSON.stringify({ ...consent, version: 1 }),
    JSON.stringify({ ...consent, date: 'yesterday' }),
  ])('returns null for %j', (stored) => expect(parseConsent(stored)).toBeNull())
})

describe('getConsentStatus', () => {
  test('returns the answer for its own version, outdated for another', () => {
    expect(getConsentStatus(consent, '2025-09-01')).toBe('accepted')
    expect(getConsentStatus({ ...consent, answer: 'declined' }, '2025-09-01')).toBe('declined')
    expect(getConsentStatus(consent, '2026-01-01')).toBe('outdated')
    expect(getConsentStatus(null, '2025-09-01')).toBe('none')
  })
})
