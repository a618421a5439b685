import { Day } from './calendar.schema.ts'

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
})

/** '14:02': the time of day in London. `moment` is in milliseconds since 1970. */
export const londonTimeOf = (moment: number): string => londonClock.format(moment)

/**
 * The day in London at a moment, in milliseconds since 1970. It decides what "today" is, for the member and the
 * stand-in. Tax years and daily limits use London's days, whatever the device's time zone.
 */
export const londonDayOf = (moment: number): Day =>
  Day.make(london.format(moment).split('/').reverse().join('-'))
