import type { shellMachine } from '@save/domain/shell'
import type { ActorRefFrom } from 'xstate'

export type ShellRef = ActorRefFrom<ReturnType<typeof shellMachine>>
