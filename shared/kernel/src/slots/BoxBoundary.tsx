import { Component, type ReactNode } from 'react'

import type { Box } from './slot-host.ts'

interface BoxBoundaryProps {
  box: Box
  children: ReactNode
}

/** Leaves a box empty that throws. What React reports of it names the boundary. */
export class BoxBoundary extends Component<BoxBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override state = { failed: false }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

/** The box of an error boundary; null when it is that of something else. */
export const boxOf = (boundary: unknown): Box | null =>
  boundary instanceof BoxBoundary ? boundary.props.box : null
