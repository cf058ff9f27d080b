import { describeError } from '../cli/describe-error.ts'
import { launchBrowser } from './launch-browser.ts'

jest.mock('./find-browser.ts', () => ({
  CHROMIUM_FLAGS: [],
  findBrowser: () => '/nowhere/chromium',
}))

test('launchBrowser says how to get a browser where there is none', async () => {
  const error: unknown = await launchBrowser().catch((reason: unknown) => reason)
  const sentence = describeError(error)
  expect(sentence).not.toContain('\n')
  for (const remedy of ['apt-get', 'npx playwright-core install', 'CHROMIUM=', '--no-browser']) {
    expect(sentence).toContain(remedy)
  }
})
