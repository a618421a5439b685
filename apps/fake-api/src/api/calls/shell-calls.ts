import { MenuWire, menuPath, SystemTextWire, systemTextPath } from '@save/api-adapter/wire'
import type { ApiCall } from '../call.ts'
import { reading } from '../reading.ts'

export const shellCalls: readonly ApiCall[] = [
  reading({
    path: menuPath,
    kind: 'catalogue',
    gives: MenuWire,
    read: ({ shell }) => shell.readMenu(),
  }),
  reading({
    path: systemTextPath,
    kind: 'catalogue',
    gives: SystemTextWire,
    read: ({ help }) => help.readSystemText(),
  }),
]
