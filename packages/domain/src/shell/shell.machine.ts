import { assign, setup } from 'xstate'
import { guarded } from '../kernel/index.ts'
import { searchPath } from './paths.rules.ts'
import type { BrowserPort } from './shell.port.ts'

interface Context {
  /** The text in the top search box. */
  readonly searchText: string
}

export type ShellEvent =
  | { readonly type: 'menu.opened' }
  | { readonly type: 'menu.closed' }
  | { readonly type: 'help.toggled' }
  /** The path has changed, for whatever reason. */
  | { readonly type: 'path.changed' }
  | { readonly type: 'search.typed'; readonly text: string }
  /** Enter was pressed in the top search box. */
  | { readonly type: 'search.submitted' }

/** The frame around every screen but the login page: side drawer, help panel and top search box (SHELL, HELP). */
export const shellMachine = (browser: BrowserPort) =>
  setup({
    types: {} as { context: Context; events: ShellEvent },
    guards: {
      hasSearchText: ({ context }) => searchPath(context.searchText) !== undefined,
    },
    actions: {
      keepSearchText: assign((_, searchText: string) => ({ searchText })),
      openSearch: (_, path: string) => browser.openPath(path),
    },
  }).createMachine({
    id: 'shell',
    context: { searchText: '' },
    type: 'parallel',
    states: {
      drawer: {
        initial: 'closed',
        states: {
          closed: { on: { 'menu.opened': 'open' } },
          open: { on: { 'menu.closed': 'closed', 'path.changed': 'closed' } },
        },
      },
      help: {
        initial: 'closed',
        states: {
          closed: { on: { 'help.toggled': 'open' } },
          open: { on: { 'help.toggled': 'closed', 'path.changed': 'closed' } },
        },
      },
      search: {
        on: {
          'search.typed': {
            actions: { type: 'keepSearchText', params: ({ event }) => event.text },
          },
          'search.submitted': {
            guard: 'hasSearchText',
            actions: [
              {
                type: 'openSearch',
                params: ({ context }) => guarded(searchPath(context.searchText)),
              },
              { type: 'keepSearchText', params: '' },
            ],
          },
        },
      },
    },
  })
