import { agentFields, type OfficeAgent } from '@shop/contracts/wire/office-agents.ts'
import { generatePath, Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { PageFrame } from '../layout/PageFrame.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { useAgentsT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { useColumns } from '../records/useColumns.tsx'
import { agentsApi } from './agents.api.ts'

const toAgentPath = (id: string) => generatePath(paths.agent, { id })

/** First and last name in each language that has both or one. */
function toName({ firstName, lastName }: OfficeAgent) {
  const join = (lang: 'en' | 'ar') => `${firstName[lang]} ${lastName[lang]}`.trim()
  return { en: join('en'), ar: join('ar') }
}

/** The ambassadors in the order of the directory. */
export function AgentsPage() {
  const t = useAgentsT()
  const tOffice = useT()
  const columns: Column<OfficeAgent>[] = [
    {
      title: tOffice('goods.name'),
      cell: (agent) => {
        const name = toName(agent)
        return (
          <Link to={toAgentPath(agent._id)}>
            {name.en || name.ar ? <DataText text={name} translate="no" /> : agent._id}
          </Link>
        )
      },
    },
    ...useColumns<OfficeAgent>('agent', agentFields),
  ]
  return (
    <PageFrame title={t('agents.title')} intro={t('agents.intro')}>
      <div>
        <ButtonLink to={toAgentPath('new')}>{t('agents.new')}</ButtonLink>
      </div>
      <RecordList
        label={t('agents.title')}
        query={agentsApi.listQuery}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('agents.empty')}
      />
    </PageFrame>
  )
}
