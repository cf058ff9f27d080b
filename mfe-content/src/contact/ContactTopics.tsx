import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { addWorkingDays, getMuscatDays, RETURN_DAYS } from '@shop/contracts/rules/delivery.ts'
import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

import { useContactT } from '../messages.generated.ts'

const DELIVERY_TERMS = `${sitePaths.terms}#terms.delivery`

/** What most messages are about, in order; texts are the messages `topic.ID…`. */
const topics = [
  { id: 'order', to: sitePaths.account },
  { id: 'delivery', to: DELIVERY_TERMS },
  { id: 'returns', to: DELIVERY_TERMS },
  { id: 'team', to: sitePaths.agents },
] as const

type Topic = (typeof topics)[number]

/** Buttons that fill in the subject of the form that they are in, and say at once what is known of it. */
export function ContactTopics() {
  const t = useContactT()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [topic, setTopic] = useState<Topic | null>(null)

  useEffect(() => {
    const form = group.current?.closest('form')
    const clear = () => setTopic(null)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  function choose(chosen: Topic, form: HTMLFormElement | null) {
    setTopic(chosen)
    const field = form?.elements.namedItem('subject')
    const filledIn = ['', ...topics.map((other) => t(`topic.${other.id}`))]
    // What somebody has written themselves stays.
    if (field instanceof HTMLInputElement && filledIn.includes(field.value))
      field.value = t(`topic.${chosen.id}`)
  }

  return (
    <Stack ref={group} $gap="3" role="group" aria-labelledby={id}>
      <Question id={id}>{t('topic.label')}</Question>
      <Stack $row $gap="2">
        {topics.map((each) => (
          <Choice
            key={each.id}
            type="button"
            aria-pressed={topic === each}
            onClick={({ currentTarget }) => choose(each, currentTarget.form)}
          >
            {t(`topic.${each.id}`)}
          </Choice>
        ))}
      </Stack>
      <div aria-live="polite">{topic && <Answer {...topic} />}</div>
    </Stack>
  )
}

function Answer({ id, to }: Topic) {
  const t = useContactT()
  const arrival = useArrival()
  const text = {
    order: t('topic.order.text'),
    delivery: arrival ? t('topic.delivery.day', { date: arrival }) : t('topic.delivery.text'),
    returns: t('topic.returns.text', { days: RETURN_DAYS }),
    team: t('topic.team.text'),
  }[id]
  return (
    <Box>
      <Muted>{text}</Muted>
      <TextLink to={to}>
        {t(`topic.${id}.link`)}
        <ArrowForward />
      </TextLink>
    </Box>
  )
}

/** The day by which what is ordered now is in Muscat; undefined where none is promised. */
function useArrival(): string | undefined {
  const { lang } = useLanguage()
  const days = getMuscatDays(getConfig().delivery)
  return days === undefined ? undefined : formatWeekday(addWorkingDays(new Date(), days), lang)
}

const Question = styled.p`
  font-size: ${font.s};
  font-weight: ${font.medium};
`

const Choice = styled.button`
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.text};
  font-size: ${font.s};
  &:hover {
    border-color: ${color.accent};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.medium};
  }
`

const Box = styled.div`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${color.sunken};
  & > a {
    gap: ${space[2]};
    font-size: ${font.s};
  }
  & svg {
    inline-size: 1em;
  }
`
