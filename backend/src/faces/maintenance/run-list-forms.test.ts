import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readEnvironment } from '../../platform/config/env.ts'
import { prepareDataFolder } from '../../platform/db/data-folder.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { toJson } from '../../platform/db/json.ts'
import { migrate } from '../../platform/db/migrator.ts'
import { runListForms } from './run-list-forms.ts'

describe('runListForms', () => {
  const env = readEnvironment({}, mkdtempSync(join(tmpdir(), 'shop-forms-')))
  const log = jest.spyOn(console, 'log').mockImplementation()
  const read = (): unknown => JSON.parse(String(log.mock.lastCall?.[0]))

  beforeAll(prepare)
  afterAll(() => log.mockRestore())

  async function prepare(): Promise<void> {
    prepareDataFolder(env.dataDir)
    const db = openDatabase(env)
    await migrate(db)
    const form = { language: 'en', userId: null } as const
    const rows = [
      {
        ...form,
        id: '1',
        kind: 'contact',
        fields: toJson({ message: 'Hi' }),
        createdAt: '2026-01-01',
      },
      { ...form, id: '2', kind: 'consent', fields: toJson({}), createdAt: '2026-01-02' },
    ] as const
    await db
      .insertInto('forms')
      .values([...rows])
      .execute()
    const subscriber = { language: 'en', requestedAt: '2026-01-01' } as const
    await db
      .insertInto('subscribers')
      .values([
        { ...subscriber, id: 'a', email: 'maha@site.test', confirmedAt: '2026-01-02' },
        { ...subscriber, id: 'b', email: 'noor@site.test', confirmedAt: null },
      ])
      .execute()
    await db.destroy()
  }

  test('prints forms, newest first, of a kind or all', async () => {
    await runListForms(env, {})
    expect(read()).toMatchObject([{ id: '2' }, { id: '1', fields: { message: 'Hi' } }])
    await runListForms(env, { kind: 'contact' })
    expect(read()).toMatchObject([{ id: '1' }])
  })

  test('prints confirmed subscribers with their links', async () => {
    await runListForms(env, { subscribers: true })
    expect(read()).toEqual([
      {
        email: 'maha@site.test',
        language: 'en',
        confirmedAt: '2026-01-02',
        unsubscribe: expect.stringMatching(
          /^http:\/\/localhost:4000\/portal\/newsletter\?token=a\./,
        ),
      },
    ])
  })
})
