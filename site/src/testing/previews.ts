import { writeFiles } from '@shop/testing/temporary-folder.ts'
import { PREVIEWS_FILE } from 'release-store/previews.ts'

const IN_A_DAY_MS = 86_400_000

/** Writes previews whose key is `key`. @param previews versions by front end, by name of the preview */
export async function writePreviews(
  folder: string,
  previews: Record<string, Record<string, string>>,
  until = new Date(Date.now() + IN_A_DAY_MS),
): Promise<void> {
  const facts = { key: 'key', madeAt: '2026-11-28T10:00:00Z', madeBy: 'Ali', locked: false }
  const records = Object.entries(previews).map(([name, versions]) => [
    name,
    { ...facts, versions, until: until.toISOString() },
  ])
  await writeFiles(folder, { [PREVIEWS_FILE]: JSON.stringify(Object.fromEntries(records)) })
}
