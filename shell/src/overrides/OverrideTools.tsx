import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { color, font, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import { getOverrideState } from './override-state.ts'
import { OverrideForm } from './OverrideForm.tsx'

interface OverrideToolsProps {
  /** Whether to show the badge: an override is in effect or was rejected. */
  badge: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A badge on every page that overridden releases run, and the dialog that changes them. */
export function OverrideTools({ badge, open, onOpenChange }: OverrideToolsProps) {
  const t = useT()
  const { active } = getOverrideState()
  return (
    <>
      {badge && (
        <Badge type="button" title={t('overrides.open')} onClick={() => onOpenChange(true)}>
          <FlaskConical aria-hidden />
          <span>{t('overrides.badge', { count: active.size })}</span>
        </Badge>
      )}
      <Dialog
        open={open}
        onClose={() => onOpenChange(false)}
        title={t('overrides.title')}
        width="wide"
      >
        <OverrideForm />
      </Dialog>
    </>
  )
}

const Badge = styled.button`
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline-start: ${space[4]};
  z-index: ${layer.toast};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.round};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${font.s};
  font-weight: ${font.medium};
  box-shadow: ${shadow.m};
  & > svg {
    inline-size: 1.125rem;
  }
  @media print {
    display: none;
  }
`
