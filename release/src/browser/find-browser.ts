import { existsSync } from 'node:fs'

/** The headless shell draws the same pages with a fifth less work than the whole browser. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Playwright's own list, which another one on the command line replaces. */
const PLAYWRIGHT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Suggestions below the address bar, pages of the browser's own: each window would load some 400 scripts for them. */
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Chromium opens pages of this machine alone, in a container too. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...ADDRESS_BAR_FEATURES].join(',')}`,
]

/** The path of a Chromium: `CHROMIUM` or the system's; undefined stands for Playwright's own. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...SYSTEM_BROWSERS].find((file) => file && existsSync(file))
}
