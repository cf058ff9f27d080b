import { createRecordApi } from '../records/record-api.ts'

export const agentsApi = createRecordApi('agents', async () => {
  const schemas = await import('@shop/contracts/wire/office-agents.ts')
  return { item: schemas.officeAgentSchema, list: schemas.officeAgentListSchema }
})
