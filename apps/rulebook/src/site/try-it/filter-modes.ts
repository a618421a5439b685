import { type Query, writtenQuery } from '@save/domain/kernel'
import {
  addressInWords,
  directoryDoings,
  directoryQueries,
} from '@save/domain/testing/directory-in-words'
import { type Answer, newCase, type TryIt, type Typed, textIn } from './try-it.ts'

export const filterModes: TryIt = {
  id: 'filter-modes',
  title: 'Which filter of the directory applies?',
  chapter: 'retailers',
  fields: [
    { name: 'address', label: 'Query of the address at first', first: '?category=10&page=3' },
    {
      name: 'doings',
      label: 'What the member does',
      hint: `Such as: ${directoryDoings}.`,
      first: 'search tea then next page then favourites',
    },
  ],
  answer,
  columns: { address: 'address', 'the member does': 'doings' },
  table: {
    file: 'packages/domain/src/retailers/filter-modes.test.ts',
    headings: ['id', 'case', 'address', 'the member does', 'gives'],
  },
}

function answer(typed: Typed): Answer {
  const address = textIn(typed, 'address').trim()
  const doings = textIn(typed, 'doings').trim()
  // As the portal reads its address.
  const query: Query = [...new URLSearchParams(address)]
  const shown = queriesAfter(query, doings)
  if (typeof shown === 'string')
    return { says: shown, isRefusal: true, field: 'doings', steps: [], row: undefined }
  const written = shown.map((query) => writtenQuery(query) || '(none)')
  return {
    says: `The address ends with ${written.at(-1)}`,
    isRefusal: false,
    steps: [
      { what: 'At first', gives: written[0] ?? '' },
      ...doings.split(' then ').map((what, index) => ({ what, gives: written[index + 1] ?? '' })),
    ],
    row: {
      id: 'DIR-15',
      case: newCase,
      address: addressInWords(query),
      'the member does': doings,
      gives: addressInWords(shown.at(-1) ?? []),
    },
  }
}

/** The queries, or what is wrong with the words. */
function queriesAfter(query: Query, doings: string): readonly Query[] | string {
  try {
    return directoryQueries(query, doings)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
