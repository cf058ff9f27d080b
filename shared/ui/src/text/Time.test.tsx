import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'

import { Time } from './Time.tsx'

test('Time keeps the words of the server', async () => {
  setUpBrowser()
  let words = '5 September 2026'
  const Updated = () => <Time dateTime="2026-09-05">{words}</Time>
  await hydrateUi(<Updated />, () => {
    words = 'September 5, 2026'
  })
  const time = screen.getByText('5 September 2026')
  expect(time).toHaveAttribute('datetime', '2026-09-05')
})
