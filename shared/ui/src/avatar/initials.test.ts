import { getInitials } from './initials.ts'

describe('getInitials', () => {
  test.each([
    [['Maha', 'Al Balushi'], 'MB'],
    [[' maha', ''], 'M'],
    [[null, 'Al Harthy'], 'AH'],
    [['  ', undefined], ''],
    [[], ''],
    [['مها', 'البلوشي'], 'مب'],
    [['مريم الزدجالي'], 'مز'],
    [['علي', 'الو'], 'عا'],
    [['Salim bin Said Al Harthi'], 'SH'],
    [['😀li', 'éva'], '😀É'],
    [['👩‍🚀', 'e\u0301va'], '👩‍🚀E\u0301'],
  ])('of %j returns %j', (names, initials) => {
    expect(getInitials(...names)).toBe(initials)
  })
})
