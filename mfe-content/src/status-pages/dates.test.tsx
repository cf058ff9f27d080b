import { setConfig, validateConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'

import { formatShopDate, getComingSoonDate, getMaintenanceEnd } from './dates.ts'

const now = Date.UTC(2025, 0, 15, 9)

describe('getComingSoonDate', () => {
  test('returns December 31, 2024, or the configured date', () => {
    expect(formatShopDate(getComingSoonDate(), 'en')).toMatch(
      /^(December 31, 2024|31 December 2024)$/,
    )
    expect(formatShopDate(getComingSoonDate(), 'ar')).toMatch(/31 ديسمبر.*2024/)
    setConfig({ ...testConfig, comingSoonDate: '2030-05-01T20:30:00Z' })
    expect(getComingSoonDate()).toBe('2030-05-01T20:30:00Z')
    // The next day in Muscat.
    expect(formatShopDate(getComingSoonDate(), 'en')).toMatch(/^(May 2, 2030|2 May 2030)$/)
  })
})

describe('validateConfig', () => {
  test.each([
    { comingSoonDate: '31 December 2024' },
    { comingSoonDate: '2024-12-31' },
    { comingSoonDate: '2024-13-31T00:00:00Z' },
    { maintenanceSeconds: 0 },
    { maintenanceSeconds: 12.5 },
  ])('rejects %j', async (wrong) => {
    await expect(validateConfig({ ...testConfig, ...wrong })).rejects.toThrow(Object.keys(wrong)[0])
  })
})

describe('getMaintenanceEnd', () => {
  test('returns the end after 3599 seconds, or after the configured time', () => {
    expect(getMaintenanceEnd(now)).toBe(now + 3_599_000)
    localStorage.clear()
    setConfig({ ...testConfig, maintenanceSeconds: 60 })
    expect(getMaintenanceEnd(now)).toBe(now + 60_000)
  })

  test('returns the stored end', () => {
    const end = getMaintenanceEnd(now)
    expect(getMaintenanceEnd(now + 600_000)).toBe(end)
  })

  test.each(['soon', '', '0', String(now + 86_400_000)])('ignores a stored end of %j', (stored) => {
    localStorage.setItem('maintenanceEnd', stored)
    expect(getMaintenanceEnd(now)).toBe(now + 3_599_000)
  })

  test('starts again once it is over', () => {
    const end = getMaintenanceEnd(now)
    expect(getMaintenanceEnd(end)).toBe(end + 3_599_000)
  })
})
