/** A wrong figure, and the test file that must notice it. */
export const wrongFigure = {
  file: 'kernel/paging/paging.policy.ts',
  right: 'pageSize: 60',
  wrong: 'pageSize: 61',
  test: 'src/kernel/paging/paging.test.ts',
  report: 'reports/rulebook-wrong-figure.json',
} as const
