/** What any page says of a save, a password change or a query whose own page was left before its answer (OQ-019). */
export const portalMessages = {
  ours: {
    changes: {
      notMade: 'Your account changes were not saved.',
      unknown:
        'Your account changes may or may not have been saved. You can safely save them again.',
    },
    password: {
      made: 'Your password was changed.',
      notMade: 'Your password was not changed.',
      unknown:
        'Your password may or may not have been changed. Try the new one when you next log in.',
    },
    query: {
      made: 'Your query was sent.',
      notMade: 'Your query was not sent.',
      unknown: 'Your query may or may not have been sent. You can safely send it again.',
    },
  },
} as const
