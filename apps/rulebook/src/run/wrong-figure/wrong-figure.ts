/** A figure that is put in wrong, and the test file that has to mind. */
export const wrongFigure = {
  file: 'kernel/paging/paging.policy.ts',
  right: 'pageSize: 60',
  wrong: 'pageSize: 61',
  test: 'src/kernel/paging/paging.test.ts',
  report: 'reports/rulebook-wrong-figure.json',
} as const
