import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type PageMove, pageFromText, parameterOf, type Query } from '../kernel/index.ts'
import { addressOf, queryIn } from '../testing/query.ts'
import { type ListEvent, listInAddress } from './list-in-address.machine.ts'

interface ExampleState {
  readonly text: string
  readonly page: number
}

type Choice =
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'list.chosen'; readonly text: string }

const teaList = listInAddress<ExampleState, Choice>({
  stateOf: (query) => ({
    text: parameterOf(query, 'search')?.trim() ?? '',
    page: pageFromText(parameterOf(query, 'page')),
  }),
  queryOf: ({ text, page }) => [
    ...(text === '' ? [] : [['search', text] as const]),
    ...(page === 1 ? [] : [['page', `${page}`] as const]),
  ],
  after: (state, { text }) => (text === state.text ? state : { text, page: 1 }),
  replacing: ['text.typed'],
})

function start(address = '') {
  const done: string[] = []
  const actor = createActor(
    teaList({
      addQuery: (query: Query) => done.push(`added ${addressOf(query)}`),
      replaceQuery: (query: Query) => done.push(`replaced ${addressOf(query)}`),
      scrollToTop: () => done.push('scrolled'),
    }),
    { input: { query: queryIn(address) } },
  ).start()
  return {
    done,
    place: () => actor.getSnapshot().context.state,
    tell: (...events: (Choice | ListEvent)[]) => {
      for (const event of events) actor.send(event)
    },
    stop: () => actor.stop(),
  }
}

const typed = (text: string): Choice => ({ type: 'text.typed', text })
const chosen = (text: string): Choice => ({ type: 'list.chosen', text })
const moved = (move: PageMove, page: number): ListEvent => ({
  type: 'page.moved',
  move,
  page,
  pageCount: 2,
})
const entered = (address: string): ListEvent => ({
  type: 'address.entered',
  query: queryIn(address),
})

test('DIR-21, DIR-23 typing replaces the history entry, a choice adds one, and a page change also scrolls to the top', () => {
  const { done, tell } = start()
  tell(typed('t'), typed('te'), chosen('tea'), moved('next', 1))
  expect(done).toEqual([
    'replaced ?search=t',
    'replaced ?search=te',
    'added ?search=tea',
    'added ?search=tea&page=2',
    'scrolled',
  ])
})

test('DIR-21 a choice or page change that changes nothing leaves the address as it is', () => {
  const { done, tell, place } = start('?search=tea&page=2')
  tell(chosen('tea'), moved('next', 2))
  expect([done, place()]).toEqual([[], { text: 'tea', page: 2 }])
})

test('DIR-21 a change from the address isn’t written back', () => {
  const { done, tell, place } = start('?search=tea')
  tell(entered('?search=cup&page=2'))
  expect([done, place()]).toEqual([[], { text: 'cup', page: 2 }])
})

test('DIR-23 the address that typing wrote doesn’t overwrite the text, even if it is blank', () => {
  const { tell, place } = start('?search=tea')
  tell(typed(' '), entered('?search= '))
  expect(place().text).toBe(' ')
  tell(entered('?search=tea'))
  expect(place().text).toBe('tea')
})

test('leaving the list doesn’t change the address', () => {
  const { done, stop, place } = start('?search=tea')
  stop()
  expect([done, place()]).toEqual([[], { text: 'tea', page: 1 }])
})
