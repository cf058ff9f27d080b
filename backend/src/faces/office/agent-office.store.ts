import { randomUUID } from 'node:crypto'

import {
  type AgentChange,
  agentFields,
  type OfficeAgent,
} from '@shop/contracts/wire/office-agents.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'

import { parseJson, toJson } from '../../platform/db/json.ts'
import type { Row } from '../../platform/db/schema.ts'
import { toColumns } from './record.rows.ts'
import { createRecordStore } from './record.store.ts'

/** Agents. Of one who is deleted the row stays with the name, since messages refer to it. */
export const agentStore = createRecordStore<OfficeAgent, AgentChange>({
  kind: 'agent',
  table: 'agents',
  fields: agentFields,
  prepare: () => `agent-${randomUUID()}`,
  async countUses(trx, ids) {
    const { count } = await trx
      .selectFrom('messages')
      .select((e) => e.fn.countAll().as('count'))
      .where('receiverId', 'in', ids)
      .executeTakeFirstOrThrow()
    return { messages: Number(count) }
  },
  async removeMore(trx, id) {
    const row = trx.selectFrom('agents').select('card').where('id', '=', id)
    const { firstName, lastName } = parseJson((await row.executeTakeFirstOrThrow()).card)
    const { version: _, ...noAgent } = emptyRecord(agentFields)
    const { card } = toColumns(agentFields, noAgent, undefined)
    const name = { ...parseJson(card as Row<'agents'>['card']), firstName, lastName }
    const change = { card: toJson(name), hidden: 1, deleted: 1 }
    await trx.updateTable('agents').set(change).where('id', '=', id).execute()
    return true
  },
  isDeleted: ({ deleted }) => deleted === 1,
})
