import { RetailerId, slugOf } from '@save/domain/kernel'
import { retailerPath } from '@save/domain/shell'
import { type Answer, newCase, type TryIt, type Typed, textIn, unreadable } from './try-it.ts'

export const slug: TryIt = {
  id: 'slug',
  title: 'What does a name look like in an address?',
  chapter: 'kernel',
  fields: [{ name: 'name', label: 'Name of the retailer', first: 'Café & Søn, Bed-Time' }],
  answer,
  columns: { name: 'name' },
  table: {
    file: 'packages/domain/src/kernel/text/text.test.ts',
    headings: ['id', 'case', 'name', 'slug'],
  },
}

function answer(typed: Typed): Answer {
  const name = textIn(typed, 'name')
  if (/^\s*(?:https?:\/\/|\/\w+\/)/i.test(name))
    return unreadable('name', 'the name of a retailer: it is an address')
  const slug = slugOf(name)
  return {
    says: slug === '' ? 'Nothing is left: the address has no slug.' : slug,
    isRefusal: false,
    steps: [
      ...charactersThatChange(name).map((character) => ({
        what: `‘${character}’`,
        gives: slugOf(character) || 'left out',
      })),
      ...(/\s/.test(name.trim())
        ? [{ what: 'White space', gives: 'one hyphen between words' }]
        : []),
      { what: 'The address of retailer 1061', gives: retailerPath(RetailerId.make('1061'), name) },
    ],
    row: { id: 'ROUTE-26', case: newCase, name: name.trim(), slug },
  }
}

const charactersThatChange = (name: string): readonly string[] =>
  [...new Set(name)].filter(
    (character) => character.trim() !== '' && slugOf(character) !== character,
  )
