/** Escapes a text of a calendar (RFC 5545, 3.3.11). */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`)

/** A time as calendars have it, in UTC. */
const toStamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/**
 * The address of a calendar file with one event, which every calendar opens.
 * @param address of the page that the event is about
 */
export function toCalendarUrl(title: string, start: Date, address: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//shop//coming soon//EN',
    'BEGIN:VEVENT',
    `UID:${toStamp(start)}@${new URL(address).host}`,
    `DTSTAMP:${toStamp(start)}`,
    `DTSTART:${toStamp(start)}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`
}
