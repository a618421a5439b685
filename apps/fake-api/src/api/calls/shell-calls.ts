import { MenuWire, menuPath, SystemTextWire, systemTextPath } from '@save/api-adapter/wire'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const shellCalls: readonly ApiCall[] = [
  reading({
    path: menuPath,
    requirement: 'API-08',
    says: 'The items of the menu.',
    kind: 'catalogue',
    gives: MenuWire,
    read: ({ shell }) => shell.readMenu(),
  }),
  reading({
    path: systemTextPath,
    requirement: 'API-13',
    says: 'Texts by key, those of the help panel.',
    kind: 'catalogue',
    gives: SystemTextWire,
    read: ({ help }) => help.readSystemText(),
  }),
]
