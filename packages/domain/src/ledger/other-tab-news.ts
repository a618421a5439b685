const ended = ['stopListening', 'forgetOtherTab'] as const
const changed = ['countChange', 'markStale'] as const

/**
 * What a purse does when another tab of this browser tells of its calls. It counts in every state: this tab may be
 * reading, or sending, itself.
 */
export const otherTabNews = {
  'otherTab.sent': {
    description: 'Another tab has sent a call on this money.',
    actions: ['awaitOtherTab', 'stopListening', 'listenOn'],
  },
  'otherTab.changed': {
    description: 'The other tab has changed this money, or may have.',
    actions: [...ended, ...changed],
  },
  // That tab reads again later and says so, unless it is closed before.
  'otherTab.lost': {
    description: 'Nobody knows how the other tab’s call ended. Its effect may come late.',
    actions: [...ended, ...changed, 'listenOn'],
  },
  'otherTab.unchanged': {
    description: 'The other tab’s call has ended without changing anything.',
    actions: ended,
  },
  'otherTab.silent': {
    description: 'The other tab has sent no message for a long time. It may be closed.',
    actions: ['forgetOtherTab', ...changed],
  },
} as const
