/** What the files of a subject share: each pattern in turn leaves less of their paths. */
export const subjects: readonly (readonly [files: RegExp, shared: string])[] = [
  // Those with figures of their own belong to chapters.
  [/^packages\/ui\/src\/(?!.*\.policy\.ts$).*$/, 'the controls of the screens'],
  [/^packages\/(?:domain|ui)\/src\//, ''],
  [/^apps\/fake-api\/.*page-configuration.*$|^.*\/host-rates\.ts$/, 'rates of the host'],
  [/^apps\/fake-api\/src\/(?:([\w-]+)\/)?.*$/, 'the demonstration’s server: $1'],
  [/^apps\/rulebook\/src\/rates\/payslip-rates\.ts$/, 'payslip/rate-book'],
  [/^apps\/rulebook\/src\/\w+\//, 'words of the book: '],
  [/^docs\/rulebook-(?:gaps|without-rows)\.yaml$/, 'words of the book: why there is no row'],
  [/^docs\/(?:decisions\/)?/, ''],
  [/^packages\/api-adapter\/src\/demonstration\/seed\//, 'invented data: '],
  // What the stand-in server adds stands in the chapter of the same name; "client" has its own.
  [
    /^packages\/api-adapter\/src\/(?!client\/)([\w-]+)\/.*\.(?:policy|messages)\.ts$/,
    '$1/what the demonstration’s server adds',
  ],
  [/^packages\/api-adapter\/src\/(?=.*(?:\.rules|\.policy|\.messages|-table\.test)\.tsx?$)/, ''],
  // A spelling that several calls share belongs to none of their chapters.
  [/^packages\/api-adapter\/src\/(?:wire|entrances)\/.*$/, 'client/calls and fields'],
  [/^packages\/api-adapter\/src\/([\w-]+)\/.*\.(?:wire|http)\.ts$/, '$1/calls and fields'],
  [/^packages\/api-adapter\/src\/(?=client\/)/, ''],
  [
    /^packages\/api-adapter\/src\/(?:world|demonstration)\/.*$/,
    'the demonstration’s server: what it keeps',
  ],
  [
    /^packages\/api-adapter\/src\/([\w-]+)\/.*(?<!\.test)\.ts$/,
    '$1/what the demonstration’s server decides',
  ],
  [/^packages\/api-adapter\/src\//, 'wire: '],
  [/^apps\/portal\/src\/(?=.*\.test\.tsx?$)/, 'screens: '],
  [/^apps\/portal\/src\/([\w-]+)\/.*$/, '$1/screens'],
  [/^apps\/portal\/src\/.*$/, 'portal/screens'],
  [/\.(?:rules|selectors|schema|policy|messages|machine|wire|test)\.tsx?$|\.(?:ts|md|yaml)$/, ''],
]
