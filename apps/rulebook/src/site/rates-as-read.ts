/** Says on the first page and in the rate book what the reader's own day makes of the rates. */
import { dayOf, localDayOf } from '@save/domain/kernel'
import { type AsRead, ratesAsRead } from '../rates/rates-as-read.ts'
import { element } from './elements.ts'

/** Again whenever the page is looked at: it may stay open for days. */
export function startComparingRates(): void {
  showRatesAsRead()
  document.addEventListener('visibilitychange', showRatesAsRead)
}

function showRatesAsRead(): void {
  for (const said of document.querySelectorAll('.rates-as-read')) said.remove()
  const book = document.getElementById('rates')
  const writtenOn = dayOf(book?.dataset['written'])
  if (writtenOn === undefined) return
  const rates = [...document.querySelectorAll<HTMLElement>('#rates tr[data-from]')].map(
    ({ dataset: { what = '', from = '', until = '' } }) => ({ what, from, until }),
  )
  const asRead = ratesAsRead(rates, writtenOn, localDayOf(new Date()))
  if (asRead === undefined) return
  book?.querySelector('h1')?.after(noticeOf(asRead))
  if (asRead.isOutdated) document.querySelector('#overview h1')?.after(noticeOf(asRead))
}

function noticeOf({ says, changed, isOutdated }: AsRead): HTMLElement {
  if (!isOutdated) return element('p', { class: 'rates-as-read' }, says)
  return element(
    'div',
    { class: 'trouble rates-as-read', role: 'alert' },
    element('h2', {}, 'Written for another day'),
    element('p', {}, says),
    element(
      'details',
      {},
      element('summary', {}, `What has ended or begun since: ${changed.length}`),
      element('ul', {}, ...changed.map((one) => element('li', {}, one))),
    ),
    element(
      'p',
      {},
      'Where a rate has ended, the rate book needs its new row; ',
      element('code', {}, 'npm run rulebook'),
      ' then writes the book for today.',
    ),
  )
}
