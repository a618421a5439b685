/** The slip on a retailer's page after Redeem has opened the shop. */
import { formatDay, londonDayOf, londonTimeOf, type RetailerId } from '../kernel/index.ts'
import type { RetailerView } from './retailer-page.selectors.ts'
import { retailersMessages } from './retailers.messages.ts'
import { retailersPolicy } from './retailers.policy.ts'

export interface SlipView {
  readonly heading: string
  /** HTML: the shop's own text about when its cashback arrives. */
  readonly arrival: string | undefined
  /** The address of a calendar file with the reminder. */
  readonly reminder: string
  /** The beginning of a question to support. */
  readonly question: string
}

/** @param at when the member went there, in milliseconds since 1970 */
export function slipView(
  id: RetailerId,
  { name, info }: Pick<RetailerView, 'name' | 'info'>,
  at: number,
): SlipView {
  const { wentTo, notThereQuestion } = retailersMessages.ours
  const time = londonTimeOf(at)
  const arrival = info.find(({ headerTitle }) => headerTitle === retailersPolicy.arrivalHeading)
  return {
    heading: wentTo(name, time),
    arrival: arrival?.texts[0],
    reminder: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(id, name, at))}`,
    question: notThereQuestion(name, formatDay(londonDayOf(at)), time),
  }
}

/** A single event, a day long (RFC 5545). */
const calendarFile = (id: RetailerId, name: string, at: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Save//Save//EN',
    'BEGIN:VEVENT',
    `UID:${at}-${encodeURIComponent(id)}`,
    `DTSTAMP:${dateOf(at)}T000000Z`,
    `DTSTART;VALUE=DATE:${dateOf(at + retailersPolicy.remindAfterMs)}`,
    `SUMMARY:${retailersMessages.ours.reminder(name).replace(/[\\;,]/g, '\\$&')}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** '20260724' */
const dateOf = (moment: number): string => londonDayOf(moment).replaceAll('-', '')
