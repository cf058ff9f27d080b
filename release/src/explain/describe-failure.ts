import type { ReportedFailure } from '@shop/contracts/wire/failure-report.ts'

import { PHASES } from '../canary/read-reports.ts'
import { formatMinute } from '../format-minute.ts'
import type { MappedFrame } from './map-stack.ts'
import { isLibraryFile } from './source-paths.ts'

export interface ExplainedFailure extends Omit<ReportedFailure, 'stack'> {
  frames: readonly MappedFrame[]
}

/** Longer lines of a source are cut. */
const MAX_SOURCE = 100

const place = ({ file, line, column }: MappedFrame) => `${file}:${line}:${column}`

/** The frame to look at first: the topmost one that is in no library. */
const findFirstFrame = ({ frames }: ExplainedFailure) =>
  frames.find(({ file }) => !isLibraryFile(file)) ?? frames[0]

const countPageLoads = (count: number) => `${count} page load${count === 1 ? '' : 's'}`

/** A failure in one line: how often, what, and where. */
export function summarizeFailure(failure: ExplainedFailure): string {
  const first = findFirstFrame(failure)
  const at = first ? `, at ${place(first)}` : ''
  return `in ${countPageLoads(failure.pageLoads)}: ${failure.message}${at}`
}

function describeFrame(frame: MappedFrame, isFirst: boolean): string[] {
  const { function: name, owner, source } = frame
  const line = `    ${place(frame)}${name === undefined ? '' : `  ${name}`}  (${owner})`
  return isFirst && source !== undefined ? [line, `      | ${source.slice(0, MAX_SOURCE)}`] : [line]
}

/** A failure with all that was reported of it, in lines. */
export function describeFailure(failure: ExplainedFailure): string[] {
  const { pageLoads, phase, message, page, shell, language, firstAt, lastAt, frames } = failure
  const last = lastAt === firstAt ? '' : ` to ${formatMinute(lastAt)}`
  const facts = [
    `on ${page}`,
    language === 'ar' ? 'in Arabic' : 'in English',
    ...(shell === null ? [] : [`with shell ${shell}`]),
    `${formatMinute(firstAt)}${last} UTC`,
  ]
  const first = findFirstFrame(failure)
  return [
    `${countPageLoads(pageLoads)} ${PHASES[phase]}: ${message}`,
    `  ${facts.join(', ')}`,
    ...(frames.length === 0 ? ['    The browser sent no frame in a script of a version.'] : []),
    ...frames.flatMap((frame) => describeFrame(frame, frame === first)),
  ]
}
