/** '21 November 2026' of '2026-11-21'. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** 'from 6 April 2026' of 'from 2026-04-06'; what is no day of the calendar stays. */
export const withDaysInWords = (text: string): string =>
  text.replace(/(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g, (day) => (isDay(day) ? dayInWords(day) : day))

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** '2026-11-21' of '21 November 2026', '21 Nov 2026' and '21/11/2026'; anything else as it is. */
export function dayFromWords(text: string): string {
  const [, date = '', month = '', year] =
    /^(\d{1,2})[ /](\p{L}{3,}|\d{1,2})[ /](\d{4})$/u.exec(text.trim()) ?? []
  const isSlashed = text.includes('/')
  const number = isSlashed ? Number(month) || 0 : monthNamed(month)
  return number === 0 ? text : `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** From 1, by its name or the first three letters of it; 0 for none. */
const monthNamed = (name: string): number =>
  months.findIndex((month) =>
    name.length === 3 ? month.startsWith(name.toLowerCase()) : month === name.toLowerCase(),
  ) + 1

const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month))
    .toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
    .toLowerCase(),
)
