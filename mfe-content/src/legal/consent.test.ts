import { parseConsent, getConsentStatus, type Consent } from './consent.ts'

const given: Consent = {
  answer: 'accepted',
  version: '2025-09-01',
  date: '2025-10-02T08:00:00.000Z',
}

describe('parseConsent', () => {
  test('returns a stored answer', () => {
    expect(parseConsent(JSON.stringify(given))).toEqual(given)
  })

  test.each([
    null,
    '',
    'null',
    '[]',
    '"accepted"',
    '{',
    JSON.stringify({ ...given, answer: 'perhaps' }),
    JSON.stringify({ ...given, version: 1 }),
    JSON.stringify({ ...given, date: 'yesterday' }),
  ])('returns null for %j', (stored) => expect(parseConsent(stored)).toBeNull())
})

describe('getConsentStatus', () => {
  test('returns the answer for its own version, outdated for another', () => {
    expect(getConsentStatus(given, '2025-09-01')).toBe('accepted')
    expect(getConsentStatus({ ...given, answer: 'declined' }, '2025-09-01')).toBe('declined')
    expect(getConsentStatus(given, '2026-01-01')).toBe('outdated')
    expect(getConsentStatus(null, '2025-09-01')).toBe('none')
  })
})
