import { expect, test } from 'vitest'
import { exampleConfiguration } from '../testing/examples.ts'
import type { RetailerInfo } from './retailer.schema.ts'
import { retailerView } from './retailer-page.selectors.ts'
import { exampleRetailer } from './retailers.examples.ts'
import { slipView } from './slip.selectors.ts'

const arrival: RetailerInfo = {
  headerTitle: 'When it arrives',
  details: [{ text: 'Shows as pending within 5 days.' }, { text: 'Confirmed later.' }],
}

/** 24 July 2026, 23:02 UTC: in London the next day has begun. */
const summerEvening = 1_784_934_120_000

function slipOf(retailerInfo: readonly RetailerInfo[], name = 'Fernhill Books') {
  const retailer = exampleRetailer({ name, retailerInfo })
  return slipView(retailer.id, retailerView(retailer, exampleConfiguration), summerEvening)
}

test('the slip has the time of the visit, by London’s clock, and the shop’s own text about its cashback', () => {
  const { heading, arrival: says, question } = slipOf([arrival])
  expect([heading, says]).toEqual([
    'You went to Fernhill Books at 00:02',
    'Shows as pending within 5 days.',
  ])
  expect(question).toBe(
    'I went to Fernhill Books on 25/07/2026 at 00:02, and my purchase does not show. My order number there is: ',
  )
  expect(slipOf([{ ...arrival, headerTitle: 'Delivery' }]).arrival).toBeUndefined()
})

test('the reminder is a calendar file for the day a week later', () => {
  const [type, file = ''] = slipOf([], 'Fern; Hill, Books\\').reminder.split(',')
  expect(type).toBe('data:text/calendar;charset=utf-8')
  expect(decodeURIComponent(file).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Save//Save//EN',
    'BEGIN:VEVENT',
    `UID:${summerEvening}-${exampleRetailer().id}`,
    'DTSTAMP:20260725T000000Z',
    'DTSTART;VALUE=DATE:20260801',
    'SUMMARY:Has your cashback from Fern\\; Hill\\, Books\\\\ arrived?',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
