import { z } from 'zod/mini'

import type { Setting } from './read-settings.ts'
import { allSettings } from './settings-source.ts'

interface Section {
  type: 'object'
  additionalProperties: false
  properties: Record<string, unknown>
}

const createSection = (): Section => ({
  type: 'object',
  additionalProperties: false,
  properties: {},
})

function addSetting(root: Section, { key = '', schema, description }: Setting): void {
  const names = key.split('.')
  const last = names.pop() ?? ''
  const section = names.reduce((outer, name) => {
    const inner = (outer.properties[name] ??= createSection())
    return inner as Section
  }, root)
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  section.properties[last] = { ...described, description }
}

/** The JSON schema of the configuration file, for editors. Secrets have no place in it. */
export function createSettingsSchema(): object {
  const root = createSection()
  for (const setting of allSettings) {
    if (setting.key && !setting.isSecret) addSetting(root, setting)
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of the shop',
    ...root,
  }
}
