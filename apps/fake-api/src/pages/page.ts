import { documentPages, paths, shellMessages, shellPolicy } from '@save/domain/shell'
import { markPaths } from '@save/ui/build/static-pages'
import { type Html, html } from './html.ts'
import { pagesMessages } from './pages.messages.ts'
import type { PageLook } from './style-sheet.ts'

const { ours } = pagesMessages

export interface Page {
  readonly title: string
  readonly body: Html
  /** An additional style sheet, after the common one. */
  readonly styleSheet?: string
  /** The employer's logo, if the page configuration has one. */
  readonly logo?: string | undefined
}

/** The address of an in-app path, for links from outside the app. */
export const inApp = (path: string): string => `${shellPolicy.basePath}${path}`

/** A whole page in the product's style: bar with the logo, content, footer; no script. */
export const pageText = (page: Page, look: PageLook): string =>
  String(html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} - ${ours.product}</title>
<meta name="color-scheme" content="light dark">
<link rel="preload" href="${look.font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${look.styleSheet}">
${page.styleSheet !== undefined && html`<link rel="stylesheet" href="${page.styleSheet}">\n`}<link rel="icon" href="${look.icon}" type="image/svg+xml">
</head>
<body>
<a class="skip-link" href="#main">${ours.skipToContent}</a>
<header class="top-bar"><div class="top-bar-box"><div class="wrap">
<a class="logo" href="${inApp(paths.dashboard)}">${logo(page.logo)}</a>
</div></div></header>
<main id="main" tabindex="-1"><div class="wrap">
${page.body}
</div></main>
<footer class="footer"><div class="wrap">
<a href="${documentPages.faq}">${shellMessages.help}</a>
<a href="${documentPages.termsAndConditions}">${shellMessages.termsAndConditions}</a>
<a href="${inApp(paths.contact)}">${shellMessages.contact}</a>
<p>${shellMessages.poweredBy}</p>
</div></footer>
</body>
</html>
`)

const logo = (image: string | undefined): Html =>
  image === undefined
    ? html`<svg class="logo-mark" viewBox="0 0 32 32" aria-hidden="true"><path class="logo-field" d="${markPaths.field}"/><path class="logo-corner" d="${markPaths.corner}"/></svg><span class="logo-word" role="img" aria-label="${ours.product}"></span>`
    : html`<img class="logo-image" src="${image}" alt="${ours.product}">`

/** The top of a page: the back link, its only heading, an introduction, and anything else. */
export const pageHead = (title: string, intro: string, back: string, more?: Html): Html =>
  html`<div class="page-head"><a class="back-link" href="${back}">${arrow}${ours.back}</a><h1>${title}</h1><p>${intro}</p>${more}</div>`

const arrow = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m15 5-7 7 7 7"/></svg>`

const marks = {
  done: html`<path class="outcome-corner" d="M33 63A31 31 0 0 1 63 33v15a15 15 0 0 1-15 15z"/><path class="outcome-tick" d="m46.5 51.5 4 4 7-8.5"/>`,
  trouble: html`<path class="outcome-gap" d="M33 63A31 31 0 0 1 63 33v15a15 15 0 0 1-15 15z"/><path class="outcome-fallen" d="M33 63A31 31 0 0 1 63 33v15a15 15 0 0 1-15 15z"/>`,
}

export interface PageOutcome {
  readonly mark: keyof typeof marks
  readonly title: string
  readonly lines: readonly string[]
  readonly link: { readonly href: string; readonly text: string }
}

/** A page that shows an outcome and links to the next page. */
export const outcomePage = ({ mark, title, lines, link }: PageOutcome): Page => ({
  title,
  body: html`<div class="outcome outcome-page"><svg viewBox="0 0 64 64" aria-hidden="true"><path class="outcome-field" d="M16 0h32a16 16 0 0 1 16 16v10.5A37.5 37.5 0 0 0 26.5 64H16A16 16 0 0 1 0 48V16A16 16 0 0 1 16 0z"/>${marks[mark]}</svg><div class="outcome-text"><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}<a class="button" href="${link.href}">${link.text}</a></div></div>`,
})

export const notFoundPage: Page = outcomePage({
  mark: 'trouble',
  title: ours.notFound.title,
  lines: [ours.notFound.text],
  link: { href: inApp(paths.dashboard), text: ours.backToDashboard },
})
