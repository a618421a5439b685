/**
 * What a purse does when another tab of this browser tells of its calls. It counts in every state: this tab may be
 * reading, or sending, itself.
 */
export const otherTabNews = {
  'otherTab.sent': { actions: ['awaitOtherTab', 'stopListening', 'listenOn'] },
  'otherTab.changed': {
    actions: ['stopListening', 'stopAwaitingEffect', 'forgetOtherTab', 'countChange', 'markStale'],
  },
  // The effect may come late. That tab tells when it reads again, unless it is closed before.
  'otherTab.lost': {
    actions: [
      'stopListening',
      'forgetOtherTab',
      'countChange',
      'markStale',
      'stopAwaitingEffect',
      'awaitEffect',
    ],
  },
  'otherTab.overdue': { actions: ['countChange', 'markStale'] },
  'otherTab.unchanged': { actions: ['stopListening', 'forgetOtherTab'] },
  // It may have been closed before it could tell the end.
  'otherTab.silent': { actions: ['forgetOtherTab', 'countChange', 'markStale'] },
} as const
