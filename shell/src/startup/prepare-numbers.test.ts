import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { prepareNumbers } from './prepare-numbers.ts'

test('prepareNumbers formats a number in the page’s language, in a task of its own', async () => {
  setUpBrowser({ lang: 'ar' })
  const format = jest.spyOn(Intl, 'NumberFormat')
  const prepared = prepareNumbers()
  expect(format).not.toHaveBeenCalled()
  await prepared
  expect(format).toHaveBeenCalledWith('ar-OM-u-nu-latn')
})
