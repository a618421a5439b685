import { TabId } from '../kernel/index.ts'
import { named, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { menuItemPath } from './menu.rules.ts'
import { shellMessages } from './shell.messages.ts'
import { shellPolicy } from './shell.policy.ts'

export const menuPaths = table({
  title: 'Which path does a menu item link to?',
  given: { key: text, tab: text },
  answers: { path: text },
  rows: `
    id               | case                            | key        | tab | path
    SHELL-20         | an item by its key              | Cashback   |     | /Home/Cashback
    SHELL-20         | a tab on another key is ignored | Vouchers   | 12  | /Home/Vouchers
    SHELL-20, OQ-021 | a key with special characters   | Q&A/more   |     | /Home/Q%26A%2Fmore
    SHELL-21         | mybenefits leads to its tab     | mybenefits | 12  | /Home/mybenefits/12
    SHELL-21, OQ-021 | in any letter case              | MyBenefits | 14  | /Home/mybenefits/14
    SHELL-21         | without a tab it is only a key  | mybenefits |     | /Home/mybenefits
  `,
  decide: ({ key, tab }) => ({
    path: menuItemPath({ key, name: 'x', ...(tab !== '' && { tabId: TabId.make(tab) }) }),
  }),
})

export const frame = table({
  title: 'Which title, width and base does the frame have?',
  given: {
    figure: named({
      'the title of the document': shellMessages.title,
      'the drawer’s width, in pixels': String(shellPolicy.drawerWidth),
      'the base of every route': shellPolicy.basePath,
    }),
  },
  answers: { is: text },
  rows: `
    id       | figure                        | is
    SHELL-01 | the title of the document     | Save - Member Home
    SHELL-12 | the drawer’s width, in pixels | 300
    ROUTE-01 | the base of every route       | /Member
  `,
  decide: ({ figure }) => ({ is: figure }),
})
