import { readSettings, type SettingsSource, type Values } from 'settings/read-settings.ts'
import { storageSettings } from 'settings/storage-settings.ts'

import type { S3Settings } from './s3-storage.ts'

/** What the settings say of the storage of releases; undefined where they are in a folder. */
export function toS3Settings(settings: Values<typeof storageSettings>): S3Settings | undefined {
  const { releaseStore, accessKeyId, secretAccessKey, sessionToken } = settings
  if (releaseStore === undefined) return undefined
  return {
    address: releaseStore,
    endpoint: settings.storeEndpoint,
    region: settings.storeRegion,
    isPathStyle: settings.storePathStyle === 'on',
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) }
        : undefined,
  }
}

/** Reads where releases are stored, without the other settings of the site. @throws SettingsError */
export const readS3Settings = (source: SettingsSource): S3Settings | undefined =>
  toS3Settings(readSettings(storageSettings, source))
