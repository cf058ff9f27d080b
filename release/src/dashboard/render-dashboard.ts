import { escapeHtml } from '@shop/server/escape-html.ts'

import { formatMinute } from '../format-minute.ts'
import { describeChange } from '../state/changes.ts'
import type { NamedState } from '../state/named-states.ts'
import type { Dashboard, DashboardRow, ServedVersion } from './collect-dashboard.ts'
import { code, renderTable, soft } from './html.ts'
import { GRAPH_STYLES } from './render-graph.ts'
import { renderModules, renderSlots, toId } from './render-uses.ts'

const STYLES = `
:root { color-scheme: light dark; --line: light-dark(#d6d3d1, #44403c); --soft: light-dark(#57534e, #a8a29e);
  --bad: light-dark(#b91c1c, #fca5a5); --fill: light-dark(#f5f5f4, #292524) }
body { margin: 0 auto; padding: clamp(1rem, 3vw, 1.5rem); max-width: 90rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#1c1917, #f5f5f4); background: light-dark(#fff, #1c1917) }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin-top: 2.5rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; min-width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .5rem .75rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line) }
thead th { color: var(--soft); font-weight: 600; white-space: nowrap }
tbody th { font-weight: 600; white-space: nowrap }
td.share { text-align: center; background: var(--fill) }
code { font-size: .875em; white-space: nowrap } .soft { color: var(--soft) } .bad { color: var(--bad) }
ul { margin: 0; padding-inline-start: 1.25rem } :target { background: var(--fill) }
${GRAPH_STYLES}`

/** `2026-11-28T12:30:…` as `2026-11-28 12:30 UTC`. */
const formatTime = (iso: string) => `${formatMinute(iso)} UTC`

const frontEndColumns = [
  'Front end',
  'Team',
  'Version',
  'Share',
  'Commit',
  'Since',
  'Last day',
  'Fails',
]

function renderVersion(served: ServedVersion): string {
  const { version, traffic, rollout, commit, since, damage, reports } = served
  return [
    `${code(version)}${damage === null ? '' : `<br><span class="bad">${escapeHtml(`Damaged: ${damage}`)}</span>`}`,
    traffic === null ? 'live' : `${traffic} %${rollout === null ? '' : `<br>${soft(rollout)}`}`,
    commit === null ? soft('not known') : code(commit),
    since
      ? `<time datetime="${escapeHtml(since.at)}">${formatTime(since.at)}</time><br>${soft(since.by)}`
      : soft('not known'),
    ...renderReports(reports),
  ]
    .map((cell) => `<td>${cell}</td>`)
    .join('')
}

function renderReports(reports: ServedVersion['reports']): string[] {
  if (reports === null) return [soft('not known'), soft('not known')]
  const { vitals, failing } = reports
  return [
    vitals.length > 0 ? escapeHtml(vitals.join(', ')) : soft('not measured'),
    failing === null ? soft('nothing') : `<span class="bad">${escapeHtml(failing)}</span>`,
  ]
}

function renderRow(row: DashboardRow): string {
  const { name, owners, served, previous } = row
  const rows =
    served.length > 0 ? served.map(renderVersion) : [`<td colspan="6">${soft('not live')}</td>`]
  const span = rows.length > 1 ? ` rowspan="${rows.length}"` : ''
  const back = previous === null ? '' : `<br>${soft('rolls back to')} ${code(previous)}`
  const head =
    `<th scope="rowgroup" id="${toId('front-end', name)}"${span}>${escapeHtml(name)}${back}</th>` +
    `<td${span}>${owners ? escapeHtml(owners.join(', ')) : soft('anybody')}</td>`
  return `<tbody>${rows.map((cells, index) => `<tr>${index === 0 ? head : ''}${cells}</tr>`).join('')}</tbody>`
}

const renderNamed = ({ name, versions, by, at }: NamedState) =>
  `<strong>${escapeHtml(name)}</strong> ${soft(`${formatTime(at)}, ${by}`)}<br>${Object.entries(
    versions,
  )
    .map(([frontEnd, version]) => code(`${frontEnd}@${version}`))
    .join(' ')}`

const renderList = (items: readonly string[]) =>
  items.length === 0
    ? `<p>${soft('none')}</p>`
    : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The page of who has what live: HTML that needs nothing else. @param now when it was made */
export function renderDashboard(
  { rows, changes, named, reportsProblem }: Dashboard,
  now: Date,
): string {
  const pages = rows
    .filter(({ paths }) => paths.length > 0)
    .map(
      ({ name, paths }) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td>${paths.map(code).join(' ')}</td></tr>`,
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Who has what live</title>
<style>${STYLES}</style>
</head>
<body>
<h1>Who has what live</h1>
<p>${soft(`As of ${formatTime(now.toISOString())}`)}</p>
${reportsProblem === null ? '' : `<p class="bad">${escapeHtml(reportsProblem)}</p>`}
${renderTable(frontEndColumns, rows.map(renderRow))}
<h2>Shared modules</h2>
<p>How many names of each module the shell provides, and a remote’s live version uses. The broader a line, the more.</p>
${renderModules(rows)}
<h2>Extensions</h2>
<p>What live versions add to pages of others.</p>
${renderSlots(rows)}
<h2>Pages</h2>
${renderTable(['Front end', 'Pages'], pages)}
<h2>Named states</h2>
${renderList(named.map(renderNamed))}
<h2>Last changes</h2>
${renderList(changes.map((change) => escapeHtml(describeChange(change))))}
</body>
</html>
`
}
