import { randomUUID } from 'node:crypto'

import {
  type AgentChange,
  agentFields,
  type OfficeAgent,
} from '@shop/contracts/wire/office-agents.ts'

import { createRecordStore } from './record.store.ts'

/** Agents; nobody is deleted, since messages refer to them. */
export const agentStore = createRecordStore<OfficeAgent, AgentChange>({
  kind: 'agent',
  table: 'agents',
  fields: agentFields,
  prepare: () => `agent-${randomUUID()}`,
})
