import { describe, expect, test } from 'vitest'
import type { Rulebook } from '../../rulebook.ts'
import { linkingTo } from '../words.ts'
import { anchorsNear, anchorsOf, filesNear } from './answers-in-places.ts'
import { decisionsPart } from './records-part.ts'

const decisions = [
  { id: 'OQ-135', says: 'The basket is read again (OQ-135).', why: '', file: '10.md' },
  { id: 'OQ-001', says: 'It is known.', why: '', file: '11.md' },
  { id: 'OQ-135', says: 'A withdrawal continues (OQ-135).', why: '', file: '11.md' },
  { id: 'OQ-135', says: 'It is never sent twice.', why: '', file: '11.md' },
]

describe('A question that is answered in several entries', () => {
  test('has an address for each', () => {
    expect([...anchorsOf(decisions).values()]).toEqual(['OQ-135', 'OQ-135-2', 'OQ-135-3', 'OQ-001'])
  })

  test('is linked where the nearest record answers it, and else where it is answered first', () => {
    expect(anchorsNear(decisions, ['11.md', '10.md']).get('OQ-135')).toBe('OQ-135-2')
    expect(anchorsNear(decisions, ['9.md']).get('OQ-135')).toBeUndefined()
    const link = linkingTo(new Set(['OQ-135']), anchorsNear(decisions, ['11.md']))
    expect(String(link('See OQ-135.'))).toContain('<a href="#OQ-135-2">OQ-135</a>')
  })

  test('the nearest are a chapter’s own records, then those that its rules name most', () => {
    const one = { file: '10.md', answers: ['OQ-135'] }
    const most = { file: '11.md', answers: ['OQ-135', 'OQ-117'] }
    const own = { file: '15.md' }
    expect(filesNear({ records: [own], restsOn: [one, most] })).toEqual(['15.md', '11.md', '10.md'])
  })

  test('names its other entries at each, so that each has a link', () => {
    const book = { decisions, records: [], chapters: [], lastChanged: () => 'not known' }
    const known = new Set(['OQ-135', 'OQ-001'])
    const page = String(
      decisionsPart(book as unknown as Rulebook, linkingTo(known), (files) =>
        linkingTo(known, anchorsNear(decisions, files)),
      ),
    )
    const [first = '', single = '', second = '', third = ''] = page.split('<li ').slice(1)
    expect(first).toContain('<a href="#OQ-135-2">OQ-135, entry 2</a>')
    expect(first).toContain('<a href="#OQ-135-3">OQ-135, entry 3</a>')
    expect(single).not.toContain('entry')
    expect(second).toContain('<a href="#OQ-135">OQ-135, entry 1</a>')
    expect(second).toContain('<a href="#OQ-135-2">OQ-135</a>')
    expect(third).toContain('<a href="#OQ-135-2">OQ-135, entry 2</a>')
  })
})
