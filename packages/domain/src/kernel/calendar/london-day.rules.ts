import { Day } from './calendar.schema.ts'

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day in London at a moment, in milliseconds since 1970: the one rule of what today is, for the member and
 * for the stand-in. Tax years and daily limits count London's days, whatever clock and zone a device has.
 */
export const londonDayOf = (moment: number): Day =>
  Day.make(london.format(moment).split('/').reverse().join('-'))
