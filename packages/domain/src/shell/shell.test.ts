import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { TabId } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { isEntryShown, menuEntries } from './menu.rules.ts'
import { type ShellEvent, shellMachine } from './shell.machine.ts'
import { shellMessages } from './shell.messages.ts'
import { frame, menuPaths } from './shell.table.ts'

check(menuPaths)

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

test('SHELL-19 the entry of the current path is found in any letter case', () => {
  const [home, cashback] = menuEntries([{ key: 'Cashback', name: 'Cashback' }])
  expect([home, cashback].map((entry) => entry && isEntryShown(entry, '/home/cashback'))).toEqual([
    false,
    true,
  ])
})

test('SHELL-19 an item without a name is left out', () => {
  expect(menuEntries([{ key: 'x', name: ' ' }])).toHaveLength(1)
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

  test('SHELL-09 Enter on white space does nothing, and the box keeps its text', () => {
    const { stateAfter, opened } = startShell()
    const { searchText } = stateAfter(
      { type: 'search.typed', text: '  ' },
      { type: 'search.submitted' },
    )
    expect([opened, searchText]).toEqual([[], '  '])
  })
})

describe('The shell’s sentences', () => {
  test('SHELL-16 the greeting names the member, and is complete without a name', () => {
    expect(shellMessages.welcome(exampleMember)).toBe('Welcome Priya Shah!')
    expect(shellMessages.welcome(undefined)).toBe('Welcome!')
    expect(
      shellMessages.welcome({ ...exampleMember, name: {}, displayName: '', emailAddress: '' }),
    ).toBe('Welcome!')
  })
})

check(frame)
