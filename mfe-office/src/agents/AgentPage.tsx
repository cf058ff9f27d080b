import {
  agentChangeSchema,
  agentNetworks,
  type OfficeAgent,
} from '@shop/contracts/office-agents.ts'
import { useNavigate } from '@shop/router'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { BothLanguages } from '../form/BothLanguages.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useErrorText } from '../form/useErrorText.ts'
import { RecordPage } from '../layout/RecordPage.tsx'
import { useAgentsT, useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { emptyAgent, toAgentChange, toAgentValues, toBanner, toPortrait } from './agent-form.ts'
import { agentQuery, saveAgent } from './agents.api.ts'

/** An ambassador, or a new one at the id `new`. */
export function AgentPage() {
  const t = useAgentsT()
  return (
    <RecordPage
      title={t('agent.title')}
      above={[{ label: t('agents.title'), to: paths.agents }]}
      created={{ title: t('agents.new'), item: emptyAgent }}
      query={agentQuery}
    >
      {(agent) => <AgentForm agent={agent} />}
    </RecordPage>
  )
}

const texts = ['firstName', 'lastName', 'city', 'state', 'country'] as const

/** Reads `agent` once: one that is read anew must not overwrite what was typed. */
function AgentForm({ agent }: { agent: OfficeAgent }) {
  const t = useAgentsT()
  const tOffice = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const errorText = useErrorText()
  const [read] = useState(agent)
  const [portrait, setPortrait] = useState(() => toPortrait(read))
  const [banner, setBanner] = useState(() => toBanner(read))
  const form = useForm({ defaultValues: toAgentValues(read), mode: 'onTouched' })
  const id = read._id || null
  return (
    <RecordForm
      form={form}
      schema={agentChangeSchema}
      toChange={(values) => toAgentChange(values, portrait, banner)}
      version={id === null ? undefined : read.version}
      save={(change) => saveAgent(id, change)}
      onSaved={() => void navigate(paths.agents)}
      reload={async () => (id ? (await client.fetchQuery(agentQuery(id))).version : undefined)}
    >
      <FormGrid>
        {texts.map((name) => (
          <BothLanguages
            key={name}
            form={form}
            name={name}
            label={(lang) => t(`agent.${name}.${lang}`)}
            maxLength={100}
            {...(name === 'firstName' && { required: 'en' })}
          />
        ))}
        <FormField
          form={form}
          name="zipCode"
          label={t('agent.zipCode')}
          errorText={errorText}
          maxLength={20}
          dir="ltr"
        />
        <FormField
          form={form}
          name="dialCode"
          label={t('agent.dialCode')}
          hint={t('agent.dialCodeHint')}
          errorText={errorText}
          inputMode="tel"
          maxLength={5}
          dir="ltr"
        />
        <FormField
          form={form}
          name="phoneNumber"
          label={t('agent.phoneNumber')}
          errorText={errorText}
          inputMode="tel"
          maxLength={20}
          dir="ltr"
        />
        {agentNetworks.map((network) => (
          <FormField
            key={network}
            form={form}
            name={`social.${network}`}
            label={t(`agent.${network}`)}
            hint={t('agent.profileHint')}
            errorText={errorText}
            inputMode="url"
            maxLength={300}
            dir="ltr"
          />
        ))}
        <FormField
          form={form}
          name="position"
          label={tOffice('goods.position')}
          hint={tOffice('goods.positionHint')}
          errorText={errorText}
          inputMode="numeric"
          maxLength={7}
        />
      </FormGrid>
      <PictureField
        label={t('agent.portrait')}
        pictures={portrait}
        max={1}
        onChange={setPortrait}
      />
      <PictureField label={t('agent.banner')} pictures={banner} max={1} onChange={setBanner} />
      <Checkbox label={tOffice('goods.hide')} {...form.register('hidden')} />
    </RecordForm>
  )
}
