/** Days in questions and in what the book says: a rate answers only for the days on which it holds. */

const months =
  'january february march april may june july august september october november december'.split(' ')
const month = `(${months.join('|')})`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month},? (\d{4})`

const written = (year: string, name: string, date: string): string =>
  `${year}-${String(months.indexOf(name) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`

/** The day that a question names, the last of a month or a year: 'YYYY-MM-DD'. */
export function dayIn(question: string): string | undefined {
  const text = question.toLowerCase()
  const [, date, name, year] = new RegExp(String.raw`\b${day}\b`).exec(text) ?? []
  if (date && name && year) return written(year, name, date)
  const [iso] = /\b20\d\d-\d\d-\d\d\b/.exec(text) ?? []
  if (iso !== undefined) return iso
  const [, taxYear] = /\b(20\d\d)[-/](?:20)?\d\d\b/.exec(text) ?? []
  if (taxYear !== undefined) return `${taxYear}-12-31`
  const [, ofMonth, itsYear] = new RegExp(String.raw`\b${month} (\d{4})\b`).exec(text) ?? []
  if (ofMonth && itsYear) return written(itsYear, ofMonth, '28')
  const [, alone] = /\b(?:in|for|from|since|of|year) (20\d\d)(?![.,]?\d)/.exec(text) ?? []
  return alone === undefined ? undefined : `${alone}-12-31`
}

/** From when until when what is said holds, both included. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** '6 April 2026 until 5 April 2027'; 'from 6 April 2027: the book has no row', or 'before' that. */
export function daysOf(text: string): Days | undefined {
  const plain = text.toLowerCase()
  const [, ...ends] = new RegExp(`${day} until ${day}`).exec(plain) ?? []
  const [date = '', name = '', year = '', lastDate = '', lastName = '', lastYear = ''] = ends
  if (ends.length > 0)
    return { from: written(year, name, date), until: written(lastYear, lastName, lastDate) }
  const [, side, ...edge] =
    new RegExp(`(before|from) ${day}: the book has no row`).exec(plain) ?? []
  const [edgeDate = '', edgeName = '', edgeYear = ''] = edge
  if (side === undefined) return undefined
  const at = written(edgeYear, edgeName, edgeDate)
  return side === 'from' ? { from: at, until: '9999' } : { from: '', until: dayBefore(at) }
}

function dayBefore(at: string): string {
  const date = new Date(`${at}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** How much something counts where a day is asked for. */
export function timeliness(days: Days | undefined, asked: string | undefined): number {
  if (days === undefined) return 1
  // That a rate is missing answers nobody who asks for what it is.
  if (asked === undefined) return days.from === '' || days.until === '9999' ? 0.3 : 1
  return days.from <= asked && asked <= days.until ? 1.5 : 0.3
}
