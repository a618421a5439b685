import {
  addressInWords,
  directoryAddresses,
  directoryDoings,
  queryInWords,
} from '@save/domain/testing/directory-in-words'
import { type Answer, newCase, type TryIt, type Typed, textIn } from './try-it.ts'

export const filterModes: TryIt = {
  id: 'filter-modes',
  title: 'Which filter of the directory holds?',
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
  table: {
    file: 'packages/domain/src/retailers/filter-modes.test.ts',
    headings: ['id', 'case', 'address', 'the member does', 'gives'],
  },
}

function answer(typed: Typed): Answer {
  const address = textIn(typed, 'address').trim()
  const doings = textIn(typed, 'doings').trim()
  const shown = addressesOf(address, doings)
  if (typeof shown === 'string') return { says: shown, isRefusal: true, steps: [], row: undefined }
  const last = shown.at(-1) ?? ''
  return {
    says: `The address ends with ${last}`,
    isRefusal: false,
    steps: [
      { what: 'At first', gives: shown[0] ?? '' },
      ...doings.split(' then ').map((what, index) => ({ what, gives: shown[index + 1] ?? '' })),
    ],
    row: {
      id: 'DIR-15',
      case: newCase,
      address: addressInWords(queryInWords(address)),
      'the member does': doings,
      gives: last,
    },
  }
}

/** The addresses, or what is wrong with the words. */
function addressesOf(address: string, doings: string): readonly string[] | string {
  try {
    return directoryAddresses(address, doings)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
