import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { Section } from './payment.styles.ts'

const steps = ['hold', 'fill', 'share'] as const

/** What to do with a card once it has arrived. */
export function ArrivalSteps() {
  const t = useT()
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('arrival.title')}</h2>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            <svg viewBox="0 0 64 64" aria-hidden>
              {pictures[step]}
            </svg>
            <div>
              <h3>{t(`arrival.${step}.title`)}</h3>
              <p>{t(`arrival.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </Steps>
    </Section>
  )
}

const phone = <rect x="22" y="6" width="28" height="52" rx="5" />
const waves = <path data-accent d="M14 22a14 14 0 0 0 0 20M8 17a22 22 0 0 0 0 30" />

const pictures: Record<(typeof steps)[number], ReactNode> = {
  hold: (
    <>
      {phone}
      <path d="M33 51h6" />
      <rect data-card x="6" y="22" width="30" height="20" rx="3" />
      <path data-accent d="M13 29a5 5 0 0 1 0 6M17 26a9 9 0 0 1 0 12" />
    </>
  ),
  fill: (
    <>
      {phone}
      <circle data-accent cx="36" cy="19" r="5" />
      <path d="M29 32h14M29 39h14M29 46h8" />
      <path data-accent d="m42 50 14-14 4 4-14 14-5 1z" />
    </>
  ),
  share: (
    <>
      {phone}
      {waves}
      <circle cx="36" cy="24" r="5" />
      <path d="M28 39a8 8 0 0 1 16 0" />
      <path data-accent d="m31 48 3 3 7-7" />
    </>
  ),
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    list-style: none;
    ${mediaQuery.tablet} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[3]};
      align-items: start;
      align-content: start;
    }
  }
  & svg {
    inline-size: 4.5rem;
    padding: ${space[2]};
    border-radius: ${radius.m};
    background: ${color.accentSoft};
    fill: none;
    stroke: ${color.text};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & [data-accent] {
    stroke: ${color.accent};
  }
  & [data-card] {
    fill: ${color.surface};
  }
  & h3 {
    font-size: ${font.m};
  }
  & p {
    color: ${color.muted};
    font-size: ${font.s};
  }
`
