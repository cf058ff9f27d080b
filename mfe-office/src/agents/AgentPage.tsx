import { agentChangeSchema, agentFields } from '@shop/contracts/wire/office-agents.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'

import { RecordPage } from '../layout/RecordPage.tsx'
import { useAgentsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { RecordEditor } from '../records/RecordEditor.tsx'
import { agentsApi } from './agents.api.ts'

const emptyAgent = { _id: '', ...emptyRecord(agentFields) }

/** An ambassador, or a new one at the id `new`. */
export function AgentPage() {
  const t = useAgentsT()
  return (
    <RecordPage
      title={t('agent.title')}
      above={[{ label: t('agents.title'), to: paths.agents }]}
      created={{ title: t('agents.new'), item: emptyAgent, copy: { _id: '', hidden: true } }}
      query={agentsApi.query}
    >
      {(agent) => (
        <RecordEditor
          kind="agent"
          fields={agentFields}
          schema={agentChangeSchema}
          api={agentsApi}
          item={agent}
          id={agent._id || null}
          listPath={paths.agents}
        />
      )}
    </RecordPage>
  )
}
