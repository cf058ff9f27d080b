import type { Settings } from './read-settings.ts'
import {
  address,
  choice,
  optional,
  port,
  secret,
  text,
  wholeNumber,
  withDefault,
} from './value-types.ts'

/** What site and backend both need to know. */
export const commonSettings = {
  environment: {
    ...optional(text),
    variable: 'NODE_ENV',
    description: '`production` offers nothing that stands in for money and members by itself',
  },
  siteUrl: {
    ...optional(address),
    variable: 'SITE_URL',
    key: 'site.url',
    description: 'where shoppers reach the site',
  },
  backendUrl: {
    ...optional(address),
    variable: 'BACKEND_URL',
    key: 'backend.url',
    description: 'where browsers reach the backend: API, member portal and card page',
  },
  backendPort: {
    ...withDefault(port, 4000),
    variable: 'BACKEND_PORT',
    key: 'backend.port',
    description: 'port that the backend listens on',
  },
  releaseSecret: {
    ...optional(secret),
    variable: 'RELEASE_SECRET',
    key: 'releaseSecret',
    description: 'signs links for testers and the reading of failure reports',
  },
  payments: {
    ...optional(choice('stripe', 'test')),
    variable: 'PAYMENTS',
    key: 'payments.provider',
    description: '`test` asks for the test card page, which production does not offer by itself',
  },
  logLevel: {
    ...optional(choice('error', 'warn', 'info', 'debug', 'trace')),
    variable: 'LOG_LEVEL',
    key: 'logLevel',
    description: 'the least severe lines that are logged; warn by default, in production info',
  },
  logFormat: {
    ...optional(choice('json', 'text')),
    variable: 'LOG_FORMAT',
    key: 'logFormat',
    description: 'json for what collects logs, text for a terminal; in production json by default',
  },
  otlpEndpoint: {
    ...optional(address),
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    key: 'monitoring.otlpEndpoint',
    description:
      'collector of OpenTelemetry that traces are sent to; without one they are not made',
  },
  monitorHost: {
    ...withDefault(text, 'localhost'),
    variable: 'MONITOR_HOST',
    key: 'monitoring.host',
    description: 'address or name that health and metrics are served on',
  },
  minFreeDiskMb: {
    ...withDefault(wholeNumber(0, 1_000_000, 'mebibytes'), 200),
    variable: 'MIN_FREE_DISK_MB',
    key: 'monitoring.minFreeDiskMb',
    description: 'with less room on its disk, a program is not ready; in MiB',
  },
} as const satisfies Settings

export const isProduction = ({ environment }: { environment?: string | undefined }): boolean =>
  environment === 'production'

/** How a program logs: in production for what collects logs, else for a terminal. */
export function readLogSettings(settings: {
  environment?: string | undefined
  logLevel?: string | undefined
  logFormat?: 'json' | 'text' | undefined
}): { level: string; format: 'json' | 'text' } {
  const production = isProduction(settings)
  return {
    level: settings.logLevel ?? (production ? 'info' : 'warn'),
    format: settings.logFormat ?? (production ? 'json' : 'text'),
  }
}
