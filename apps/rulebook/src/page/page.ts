import { failedGroups } from '../model/causes/failures.ts'
import { withCausesToday } from '../model/causes/standing-today.ts'
import { quotingTexts, specifiedBy } from '../model/concerned/quoted-sentences.ts'
import { decidingRules } from '../model/proof/deciding-rules.ts'
import { shownDeciding } from '../model/proof/shown-deciding.ts'
import { rewordedRequirements } from '../model/release/reworded-requirements.ts'
import { withSinceCommit } from '../model/release/since-commit.ts'
import { rateBookId } from '../rates/rates-used.ts'
import type { Rulebook } from '../rulebook.ts'
import type { TableToTry } from '../site/try-it/tables-to-try.ts'
import { tries } from '../site/try-it/tries.ts'
import { changesPart } from './changes/changes-part.ts'
import { placesToday } from './changes/place-today.ts'
import { anchorsNear, filesNear } from './chapter/answers-in-places.ts'
import { type ChapterAid, chapterPart } from './chapter/chapter-part.ts'
import { decisionsPart } from './chapter/records-part.ts'
import { readFormerTables } from './former-tables.ts'
import { type Html, html, raw } from './html.ts'
import { ratesPart } from './rates-part.ts'
import { signOffDataOf } from './sign-off-data.ts'
import { overviewPart } from './standing/overview-part.ts'
import { proofPart } from './standing/proof-part.ts'
import { schedulesPart } from './standing/schedules-part.ts'
import { unprovenPart } from './standing/unproven-part.ts'
import { linkingTo } from './words.ts'

/** The whole rulebook as one page. The script beside it chooses what is shown. */
export async function pageOf(
  book: Rulebook,
  sinceOf: ChapterAid['sinceOf'],
  tablesToTry: Readonly<Record<string, TableToTry>>,
): Promise<string> {
  const known = knownIds(book)
  const link = linkingTo(known)
  const linkFrom = (files: readonly string[]) =>
    linkingTo(known, anchorsNear(book.decisions, files))
  const deciding = decidingRules(book.chapters)
  const shown = shownDeciding(book.chapters, deciding)
  const isSpecified = specifiedBy(
    quotingTexts(
      book.chapters.flatMap(({ proofs }) => proofs),
      book.decisions,
    ),
  )
  const reworded = new Set(
    // A case that changed before the words of today were written was not written for them.
    [book.release.changes, book.latestChanges].flatMap((changes) => [
      ...rewordedRequirements(changes),
    ]),
  )
  const groups = failedGroups(book, deciding)
  const earlier = withCausesToday(book.release.earlier, groups)
  return String(
    await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Save - Rulebook</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="rulebook.css">
<script src="starting.js"></script>
<script src="rulebook.js" defer></script>
</head>
<body>
<a class="skip-link" id="skip" href="#main">Skip to the rules</a>
<header class="top"><a class="brand" href="#overview">Save <span>Rulebook</span></a>
<form class="search" role="search"><label class="visually-hidden" for="question">Search the rulebook</label><input id="question" type="search" autocomplete="off" placeholder="Ask: Pay pressed twice?"></form></header>
<div class="book">
<nav class="contents" aria-label="Contents"><details id="contents"><summary>Contents</summary><ul>${contents(book).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul><button type="button" id="show-all">Show all on one page</button></details></nav>
<main id="main" tabindex="-1">
<p id="missing" class="missing" role="status" hidden></p>
<section id="found" hidden><h1>Found</h1><p role="status" id="found-count"></p><ol id="found-list"></ol></section>
${overviewPart(book, deciding, link)}
<section class="chapter" id="try" data-title="Try it" data-find="page" data-says="Try it: enter your own numbers, and see what the product’s own rules make of them"><h1>Try it</h1>
<p class="lead">Enter your own numbers. The answer is worked out here, by the product’s own rules.</p>
<noscript><p>This part needs JavaScript.</p></noscript><div id="tries"></div></section>
<section class="chapter" id="explain" data-title="Explain a case" data-find="page" data-says="Explain a case: why does this member see this amount, this button, this message? Paste what the server sent, or write figures down: balance, minimum, daily limit">
<h1>Explain a case</h1>
<p class="lead">Paste what the server sent about a member, a voucher, a retailer or a benefit, or write its figures down, such as “balance £5, minimum £10”. Each amount, button and message on the screens appears below, with the steps that led to it and the rule behind it.</p>
<p>The product’s own code works it out here; nothing is sent anywhere. For the directory’s filters and the pages of lists, see <a href="#try">Try it</a>.</p>
<p>Or look at the screens themselves: after <code>npm start</code>, press “Explain the screens” on the control page, <code>/_control</code>, and reload a screen of the portal. Each amount, button and message on it then leads to its rule.</p>
<noscript><p>This part needs JavaScript.</p></noscript><div id="explaining" class="explaining"></div></section>
${book.chapters.map((chapter) => chapterPart(chapter, { deciding: shown, signOffs: book.signOffs, reworded, sinceOf, lastChanged: book.lastChanged, isSpecified, link: linkFrom(filesNear(chapter)), tries: tries.filter(({ chapter: id }) => id === chapter.id) }))}
${ratesPart(book.rates, book.signOffs.get(rateBookId) ?? [], book.release.since)}
${proofPart(book, deciding, link)}
${schedulesPart(book.schedules)}
${unprovenPart(book, link)}
${changesPart({ ...book.release, earlier, changes: withSinceCommit(book.release.changes, book.latestChanges) }, deciding, link, book.commit, placesToday(book.chapters))}
${decisionsPart(book, link, linkFrom)}
</main></div>
${dataFor('tables-to-try', tablesToTry)}
${dataFor('asked', book.asked)}
${dataFor('former-tables', readFormerTables())}
${dataFor('sign-off-data', signOffDataOf(book))}
</body>
</html>
`,
  )
}

/** What the script beside the page reads out of it. */
const dataFor = (id: string, data: unknown): Html =>
  html`<script type="application/json" id="${id}">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`

const contents = ({ chapters }: Rulebook): readonly { id: string; title: string }[] => [
  { id: 'overview', title: 'Overview' },
  { id: 'try', title: 'Try it' },
  { id: 'explain', title: 'Explain a case' },
  ...chapters,
  { id: 'rates', title: 'Rate book' },
  { id: 'proof', title: 'How well it is proven' },
  { id: 'schedules', title: 'Random schedules' },
  { id: 'unproven', title: 'What is not proven' },
  { id: 'changes', title: 'What changed' },
  { id: 'decisions', title: 'Answered questions' },
]

const knownIds = ({ chapters, decisions, records }: Rulebook): ReadonlySet<string> =>
  new Set([
    ...chapters.flatMap(({ proofs }) => proofs.map(({ id }) => id)),
    ...decisions.map(({ id }) => id),
    'decisions',
    ...[...records, ...chapters.flatMap(({ records }) => records)].map(({ anchor }) => anchor),
  ])
