const weekdays = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  ar: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
}

const months = {
  en: 'January February March April May June July August September October November December',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
}

const NO_BREAK_SPACE = '\u00a0'

/**
 * A day of the next weeks, such as "Sunday 29 November", whose number no line ends with. Its names are stated here: a page shows it while it hydrates,
 * when a phone takes 8 to 25 ms to create each formatter, and engines disagree on order and comma.
 * @param isoDate ISO 8601 date, without a time
 */
export function formatWeekday(isoDate: string, lang: keyof typeof months): string {
  const date = new Date(isoDate)
  const weekday = weekdays[lang].split(' ')[date.getUTCDay()]
  const month = months[lang].split(' ')[date.getUTCMonth()]
  return `${weekday} ${date.getUTCDate()}${NO_BREAK_SPACE}${month}`
}
