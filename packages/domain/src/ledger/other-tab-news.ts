const ended = ['stopListening', 'forgetOtherTab'] as const
const changed = ['countChange', 'markStale'] as const

/**
 * What a purse does when another tab of this browser tells of its calls. It counts in every state: this tab may be
 * reading, or sending, itself.
 */
export const otherTabNews = {
  'otherTab.sent': { actions: ['awaitOtherTab', 'stopListening', 'listenOn'] },
  'otherTab.changed': { actions: [...ended, ...changed] },
  // The effect may come late. That tab reads again then and says so, unless it is closed before.
  'otherTab.lost': { actions: [...ended, ...changed, 'listenOn'] },
  'otherTab.unchanged': { actions: ended },
  // It may have been closed before it could tell the end.
  'otherTab.silent': { actions: ['forgetOtherTab', ...changed] },
} as const
