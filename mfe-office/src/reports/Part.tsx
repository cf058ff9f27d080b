import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'

interface PartProps {
  title: string
  /** What is said in place of the content, if there is none. */
  empty?: string | false
  children: ReactNode
}

/** A part of the reports below its heading. */
export function Part({ title, empty = false, children }: PartProps) {
  return (
    <Card as="section">
      <Stack $gap="4">
        <h2>{title}</h2>
        {empty === false ? children : <p>{empty}</p>}
      </Stack>
    </Card>
  )
}
