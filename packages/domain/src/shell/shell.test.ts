import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { TabId } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { isEntryShown, menuEntries, menuItemPath } from './menu.rules.ts'
import { type ShellEvent, shellMachine } from './shell.machine.ts'
import { shellMessages } from './shell.messages.ts'
import { shellPolicy } from './shell.policy.ts'

describe('Where does a menu item lead? (SHELL-20, SHELL-21, OQ-021)', () => {
  const cases = decisionTable(
    ['id', 'case', 'key', 'tab', 'path'],
    `
    id       | case                              | key         | tab | path
    SHELL-20 | an item by its key                | Cashback    |     | /Home/Cashback
    SHELL-20 | a tab on another key is ignored   | Vouchers    | 12  | /Home/Vouchers
    SHELL-20 | a key with special characters     | Q&A/more    |     | /Home/Q%26A%2Fmore
    SHELL-21 | mybenefits leads to its tab       | mybenefits  | 12  | /Home/mybenefits/12
    SHELL-21 | in any letter case                | MyBenefits  | 14  | /Home/mybenefits/14
    SHELL-21 | without a tab it is only a key    | mybenefits  |     | /Home/mybenefits
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const item = { key: row.key, name: 'x', ...(row.tab && { tabId: TabId.make(row.tab) }) }
      expect(menuItemPath(item)).toBe(row.path)
    })
  }

  test('SHELL-19 Home comes first, then every server item by its name', () => {
    const entries = menuEntries([
      { key: 'Cashback', name: 'Cashback' },
      { key: 'mybenefits', name: 'Health', tabId: TabId.make('12') },
      { key: 'mybenefits', name: 'Travel', tabId: TabId.make('14') },
    ])
    expect(entries.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'Home /Home/Dashboard',
      'Cashback /Home/Cashback',
      'Health /Home/mybenefits/12',
      'Travel /Home/mybenefits/14',
    ])
    expect(entries.map(({ id }) => id)).toEqual([
      'home',
      'Cashback ',
      'mybenefits 12',
      'mybenefits 14',
    ])
  })

  test('SHELL-19 the entry of the current path is found, whatever the letter case', () => {
    const [home, cashback] = menuEntries([{ key: 'Cashback', name: 'Cashback' }])
    expect([home, cashback].map((entry) => entry && isEntryShown(entry, '/home/cashback'))).toEqual(
      [false, true],
    )
  })

  test('SHELL-19 an item without a name is left out', () => {
    expect(menuEntries([{ key: 'x', name: ' ' }])).toHaveLength(1)
  })
})

describe('The frame around every screen', () => {
  function startShell() {
    const opened: string[] = []
    const browser = {
      ...stillBrowser,
      openPath: (path: string) => opened.push(path),
    }
    const actor = createActor(shellMachine(browser)).start()
    return {
      opened,
      stateAfter: (...events: ShellEvent[]) => {
        for (const event of events) actor.send(event)
        const { value, context } = actor.getSnapshot()
        return { ...value, searchText: context.searchText }
      },
    }
  }

  test('SHELL-10 the search box is empty at first', () => {
    expect(startShell().stateAfter().searchText).toBe('')
  })

  test('SHELL-11 the menu icon opens the drawer', () => {
    const { stateAfter } = startShell()
    expect(stateAfter().drawer).toBe('closed')
    expect(stateAfter({ type: 'menu.opened' }).drawer).toBe('open')
  })

  test('SHELL-14 the drawer closes without navigating', () => {
    const { stateAfter, opened } = startShell()
    expect(stateAfter({ type: 'menu.opened' }, { type: 'menu.closed' }).drawer).toBe('closed')
    expect(opened).toEqual([])
  })

  test('SHELL-15 the drawer closes on navigation', () => {
    const { stateAfter } = startShell()
    expect(stateAfter({ type: 'menu.opened' }, { type: 'path.changed' }).drawer).toBe('closed')
  })

  test('HELP-02 the help panel opens and closes', () => {
    const { stateAfter } = startShell()
    expect(stateAfter({ type: 'help.toggled' }).help).toBe('open')
    expect(stateAfter({ type: 'help.toggled' }).help).toBe('closed')
  })

  test('HELP-03 the help panel closes on navigation', () => {
    const { stateAfter } = startShell()
    expect(stateAfter({ type: 'help.toggled' }, { type: 'path.changed' }).help).toBe('closed')
  })

  test('SHELL-08, SHELL-10 Enter opens the search page, and the box is cleared', () => {
    const { stateAfter, opened } = startShell()
    const { searchText } = stateAfter(
      { type: 'search.typed', text: ' tea ' },
      { type: 'search.submitted' },
    )
    expect([opened, searchText]).toEqual([['/Home/Search?search=tea&page=1'], ''])
  })

  test('SHELL-08 typing alone opens nothing', () => {
    const { stateAfter, opened } = startShell()
    expect(stateAfter({ type: 'search.typed', text: 'tea' }).searchText).toBe('tea')
    expect(opened).toEqual([])
  })

  test('SHELL-09 Enter on white space does nothing, and the box keeps what was typed', () => {
    const { stateAfter, opened } = startShell()
    const { searchText } = stateAfter(
      { type: 'search.typed', text: '  ' },
      { type: 'search.submitted' },
    )
    expect([opened, searchText]).toEqual([[], '  '])
  })
})

describe('What the shell says', () => {
  test('SHELL-16 the greeting names the member, and is complete without a name', () => {
    expect(shellMessages.welcome(exampleMember)).toBe('Welcome Priya Shah!')
    expect(shellMessages.welcome(undefined)).toBe('Welcome!')
    expect(
      shellMessages.welcome({ ...exampleMember, name: {}, displayName: '', emailAddress: '' }),
    ).toBe('Welcome!')
  })
})

describe('Which title, width and base does the frame have?', () => {
  const cases = decisionTable(
    ['id', 'case', 'is'],
    `
    id       | case                               | is
    SHELL-01 | the title of the document          | Save - Member Home
    SHELL-12 | the drawer’s width, in pixels      | 300
    ROUTE-01 | the base of every route            | /Member
    `,
  )
  const figures: Readonly<Record<string, string>> = {
    'SHELL-01': shellMessages.title,
    'SHELL-12': String(shellPolicy.drawerWidth),
    'ROUTE-01': shellPolicy.basePath,
  }
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      expect({ is: figures[row.id] }).toEqual({ is: row.is })
    })
  }
})
