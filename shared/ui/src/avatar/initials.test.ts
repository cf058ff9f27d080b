import { getInitials } from './initials.ts'

describe('getInitials', () => {
  test.each([
    [['Maha', 'Al Balushi'], 'MA'],
    [[' maha', ''], 'M'],
    [[null, 'Al Harthy'], 'A'],
    [['  ', undefined], ''],
    [[], ''],
    [['مها', 'البلوشي'], 'ما'],
    [['😀li', 'éva'], '😀É'],
    [['👩‍🚀', 'e\u0301va'], '👩‍🚀E\u0301'],
  ])('of %j returns %j', (names, initials) => {
    expect(getInitials(...names)).toBe(initials)
  })
})
