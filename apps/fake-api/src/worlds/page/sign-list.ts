import type { CountedSign, Sign, Signs } from '@save/domain/signs'
import { type Html, html } from '../../pages/html.ts'
import { controlPageMessages } from './page.messages.ts'

const { signs } = controlPageMessages

/** The signs of a world, the latest batch first. */
export const signList = (sendings: readonly Signs[]): Html =>
  sendings.length === 0
    ? html`<p>${signs.empty}</p>`
    : html`<ol class="requests">${sendings.toReversed().flatMap(({ signs: seen, left }) => [...seen.map(item), ...(left > 0 ? [html`<li>${signs.left(left)}</li>`] : [])])}</ol>`

const item = ({ seen, times }: CountedSign): Html =>
  html`<li><b>${seen.sign}</b> ${seen.page || '/'}: ${inWords(seen)}${times > 1 && ` (${signs.times(times)})`}</li>`

function inWords(seen: Sign): string {
  switch (seen.sign) {
    case 'error':
      return [seen.error, ...seen.at].join(' ')
    case 'answer':
      return `${seen.call} ${seen.field}`
    case 'policy':
      return [seen.directive, seen.blocked, ...seen.at].join(' ')
    case 'paint':
      return `${seen.paint} ${seen.seconds} s`
  }
}
