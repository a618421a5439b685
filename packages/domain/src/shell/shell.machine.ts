import { assign, setup } from 'xstate'
import { definedByGuard } from '../kernel/index.ts'
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
  /** The path has changed, for any reason. */
  | { readonly type: 'path.changed' }
  | { readonly type: 'search.typed'; readonly text: string }
  /** Enter was pressed in the top search box. */
  | { readonly type: 'search.submitted' }

/** The frame around every screen except the login page: side drawer, help panel and top search box (SHELL, HELP). */
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
    context: { searchText: '' },
    type: 'parallel',
    states: {
      drawer: {
        description: 'The side drawer with the menu.',
        initial: 'closed',
        states: {
          closed: {
            description: 'The drawer is closed.',
            on: { 'menu.opened': { description: 'The member opens the menu.', target: 'open' } },
          },
          open: {
            description: 'The drawer is open.',
            on: {
              'menu.closed': { description: 'The member closes the menu.', target: 'closed' },
              'path.changed': { description: 'Another page is shown.', target: 'closed' },
            },
          },
        },
      },
      help: {
        description: 'The help panel.',
        initial: 'closed',
        states: {
          closed: {
            description: 'The help panel is closed.',
            on: {
              'help.toggled': {
                description: 'The member opens or closes the help panel.',
                target: 'open',
              },
            },
          },
          open: {
            description: 'The help panel is open.',
            on: { 'help.toggled': 'closed', 'path.changed': 'closed' },
          },
        },
      },
      search: {
        description: 'The search box of the header.',
        on: {
          'search.typed': {
            description: 'The member types in the search box.',
            actions: { type: 'keepSearchText', params: ({ event }) => event.text },
          },
          'search.submitted': {
            description: 'The member submits the search.',
            guard: 'hasSearchText',
            actions: [
              {
                type: 'openSearch',
                params: ({ context }) => definedByGuard(searchPath(context.searchText)),
              },
              { type: 'keepSearchText', params: '' },
            ],
          },
        },
      },
    },
  })
