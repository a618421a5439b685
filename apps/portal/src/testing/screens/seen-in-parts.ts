/** What is in one part of the screen, in the words of a table. */
import { isShown, regionOf, textIn, tidy } from './seen.ts'

/** The card of a list, by the name that heads it, and its own picture or text. */
export function cardShows(name = '', kind = '', wanted = ''): string {
  const all = [...document.querySelectorAll('main .listing > li')]
  const card = all.find((each) => tidy(each.querySelector('h2')?.textContent ?? null) === name)
  if (card === undefined) return `no card ${name}`
  const isThere =
    kind === 'picture'
      ? card.querySelector('img')?.getAttribute('src') === wanted
      : isShown(wanted, textIn(card))
  return `card ${name} has ${isThere ? '' : 'no '}${kind} ${wanted}`
}

/** Does a named part show a text? Where it is not to, it may not stand within a longer one, either. */
export function partShows(region = '', no = '', text = ''): string {
  const all = textIn(regionOf(region))
  const isThere = no === '' ? isShown(text, all) : all.includes(text)
  return `part ${region} has ${isThere ? '' : 'no '}text ${text}`
}

/** The labels of the fields in a named part, in their order on the screen. */
export const fieldsIn = (region: string): string =>
  [...regionOf(region).querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .map(({ labels }) => tidy(labels?.[0]?.textContent ?? null))
    .join(', ')
