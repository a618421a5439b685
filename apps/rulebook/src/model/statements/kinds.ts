/** Which files "What changed" watches, and what analysts call the things in them. */

export const kinds = [
  'requirement',
  'rule',
  'figure or rate',
  'sentence',
  'machine',
  'answered question',
  'reason of an answer',
  'record',
  'word',
  'call or field',
  'screen',
  'invented data',
  'case',
  // Last, since nothing that is decided changes with it.
  'search wording',
] as const
export type Kind = (typeof kinds)[number]

/** Tests, what only tests use, what is shown to developers, and lists of what stands elsewhere. */
const ofNobody =
  /\.(?:test|contract|examples|gen)\.tsx?$|\/(?:testing|art|openapi)\/|\/worlds\/page\/|\/index\.ts$/

const watched: readonly (readonly [files: RegExp, holding: readonly Kind[]])[] = [
  [/^docs\/requirements\.yaml$/, ['requirement']],
  [/^docs\/decisions\/\d.*\.md$/, ['answered question', 'reason of an answer', 'record']],
  [/^apps\/rulebook\/src\/chapters\/asked\/[\w-]+\.yaml$/, ['search wording']],
  [
    /^apps\/rulebook\/src\/(?:chapters\/[\w-]+|machines\/(?:machine|action)-words)\.yaml$/,
    ['word'],
  ],
  [/^docs\/rulebook-(?:gaps|without-rows)\.yaml$/, ['word']],
  // What the rates are called, and how they read; the rest of these files is the book's own.
  [/^apps\/rulebook\/src\/rates\/(?:host|payslip)-rates\.ts$/, ['word']],
  [/^packages\/api-adapter\/src\/demonstration\/seed\/[\w/-]+(?<!\.test)\.ts$/, ['invented data']],
  [/^packages\/api-adapter\/src\/.*\.wire\.ts$/, ['call or field']],
  [/^(?:apps\/portal|packages\/api-adapter)\/src\/.*-table\.test\.tsx?$/, ['case']],
  [/^packages\/domain\/src\/.*\.test\.ts$/, ['case']],
  [/^packages\/domain\/src\/.*\.selectors\.ts$/, ['rule']],
  [/^packages\/domain\/src\/.*\.schema\.ts$/, ['call or field']],
  [/^packages\/domain\/src\/.*\.machine\.ts$/, ['machine', 'rule']],
  // What machines share, or leave to a file beside them; what has a role of its own is named by it.
  [/^packages\/domain\/src\/(?!testing\/)[\w/-]+(?<!\/index)\.ts$/, ['rule']],
  // The book shows those of the calls and of the demonstration's server, too.
  [/^(?:packages\/(?:domain|api-adapter)|apps\/fake-api)\/src\/.*\.rules\.ts$/, ['rule']],
  [
    /^(?:packages\/(?:domain|api-adapter|ui)|apps\/fake-api)\/src\/.*\.policy\.ts$/,
    ['figure or rate', 'word'],
  ],
  [/^(?:packages\/(?:domain|api-adapter)|apps\/fake-api)\/src\/.*\.messages\.ts$/, ['sentence']],
  [ofNobody, []],
  // In which order the demonstration's server decides, what a call sends, and how an answer is read.
  [/^(?:packages\/api-adapter|apps\/fake-api)\/src\/.*\.ts$/, ['rule']],
  [/^(?:apps\/portal|packages\/ui)\/src\/.*\.tsx?$/, ['screen']],
]

/** Its figures have words of their own. */
export const isPolicy = (file: string): boolean => file.endsWith('.policy.ts')

/** The kinds of things in a file; none for a file that is not watched. */
export const kindsOf = (file: string): readonly Kind[] =>
  watched.find(([files]) => files.test(file))?.[1] ?? []
