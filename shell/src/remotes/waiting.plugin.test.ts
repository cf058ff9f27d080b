import { boundedWaiting } from './waiting.plugin.ts'

test('a remote’s entry is waited for five seconds', () => {
  const { createScript } = boundedWaiting()
  const made = createScript?.({ url: 'http://localhost/mfe-x/1.0.0/remoteEntry.js' })
  expect(made).toMatchObject({ timeout: 5_000 })
  const { script } = made as { script: HTMLScriptElement }
  expect(script.src).toBe('http://localhost/mfe-x/1.0.0/remoteEntry.js')
  expect(script.async).toBe(true)
})
