import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const EmailBody = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  padding: ${space[6]} clamp(${space[4]}, 5vw, ${space[6]});
  & > table,
  & > section {
    inline-size: 100%;
  }
`

export const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
  text-align: center;
`

export const InfoBox = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.sunken};
  & > h4 {
    font-size: ${font.s};
  }
  & > p {
    color: ${color.muted};
    font-size: ${font.s};
  }
`
