import { css } from 'styled-components'

import { color, font, motion, radius, shadow, size, space } from '../tokens/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'm' | 'l'

export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

export interface ButtonStyleProps {
  $variant: ButtonVariant
  $size: ButtonSize
}

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.accentText};
    box-shadow: ${shadow.s};
    &:hover {
      background: ${color.accentHover};
      color: ${color.accentText};
    }
  `,
  secondary: css`
    border-color: ${color.lineStrong};
    color: ${color.text};
    &:hover {
      border-color: ${color.text};
      background: ${color.sunken};
      color: ${color.text};
    }
  `,
  ghost: css`
    color: ${color.text};
    &:hover {
      background: ${color.sunken};
      color: ${color.text};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.dangerText};
    &:hover {
      background: ${color.dangerHover};
      color: ${color.dangerText};
    }
  `,
}

const sizes = {
  m: css`
    min-block-size: ${size.touch};
    padding: ${space[2]} ${space[5]};
    font-size: ${font.s};
  `,
  l: css`
    min-block-size: 3.25rem;
    padding: ${space[3]} ${space[6]};
    font-size: ${font.m};
  `,
}

/** Styles of `Button` and `ButtonLink`. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  font-weight: ${font.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  & > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  &:active {
    translate: 0 1px;
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
    translate: none;
  }
`
