import { spawn } from 'node:child_process'

import { expect } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { webKit } from 'tools/browser.ts'

/** What tests need of a browser that is not Playwright's own build, which it cannot drive. */
export interface Engine {
  goto: (url: string) => Promise<unknown>
  setWidth: (width: number) => Promise<unknown>
  /** Runs a function in the page, with these texts; its result is JSON. */
  evaluate: <Result>(run: (...texts: string[]) => Result, ...texts: string[]) => Promise<Result>
  close: () => Promise<void>
}

const HEIGHT = 900

/** Starts Firefox, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  return {
    goto: (url) => page.goto(url),
    setWidth: (width) => page.setViewport({ width, height: HEIGHT }),
    evaluate: async (run, ...texts) =>
      (await page.evaluate(run, ...texts)) as ReturnType<typeof run>,
    close: () => browser.close(),
  }
}

/** Starts WebKitGTK, by WebDriver, on a display of its own. @param port for the driver */
export async function startWebKit(port: number): Promise<Engine> {
  const display = ['-a', '-s', '-screen 0 1600x1000x24']
  const command = [...display, webKit.driver, `--port=${port}`]
  const driver = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' })
  let session = ''

  async function send<Value>(path: string, body?: object, method = 'POST'): Promise<Value> {
    const url = `http://127.0.0.1:${port}/session${session}${path}`
    const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }

  const options = { binary: webKit.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  // The driver takes a moment to listen.
  await expect(async () => {
    const { sessionId } = await send<{ sessionId: string }>('', { capabilities })
    session = `/${sessionId}`
  }).toPass()
  return {
    goto: (url) => send('/url', { url }),
    setWidth: (width) => send('/window/rect', { x: 0, y: 0, width, height: HEIGHT }),
    evaluate: (run, ...args) =>
      send('/execute/sync', { script: `return (${String(run)})(...arguments)`, args }),
    async close() {
      await send('', undefined, 'DELETE')
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
