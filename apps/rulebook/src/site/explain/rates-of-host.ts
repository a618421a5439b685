/** Whose rates a comparison is worked out with. Explaining a case that was pasted has no host page of its own. */
import { rateAnchor } from '../../page/anchors.ts'
import { dayInWords } from '../../page/in-words/day-in-words.ts'
import { hostRates } from '../../rates/host-rates.ts'
import type { Explanation } from './explanation.ts'

/** @param day the day of the case, as '2026-11-27' */
export function ratesOfHost(day: string): readonly Explanation[] {
  const inForce = hostRates().filter(({ from, until }) => from <= day && day <= until)
  const [one] = inForce
  if (one === undefined) return []
  return [
    {
      what: 'The rates that it is worked out with',
      shows: inForce.map(({ what, value }) => `${what}: ${value}`).join(', '),
      because: [
        'They are those of the demonstration’s host page; the member’s own host page may give others',
        `For ${one.where}, from ${dayInWords(one.from)} until ${dayInWords(one.until)}`,
        `Their source: ${one.source.title}`,
      ],
      ids: ['OQ-136', 'SALSAC-01', 'SALSAC-02'],
      uses: inForce.map((row) => ({ anchor: rateAnchor(row), words: `${row.what}: ${row.value}` })),
    },
  ]
}
