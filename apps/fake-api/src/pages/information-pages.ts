import { documentPages, paths } from '@save/domain/shell'
import { html } from './html.ts'
import { inApp, type Page, pageHead } from './page.ts'
import { pagesMessages } from './pages.messages.ts'

const { faq, terms } = pagesMessages.ours

/** The footer's 'Help' (SHELL-22). */
const faqPage: Page = {
  title: faq.title,
  body: html`${pageHead(faq.title, faq.intro, inApp(paths.dashboard))}<div class="prose">${faq.questions.map(
    ({ question, answer }) => html`<h2>${question}</h2><p>${answer}</p>`,
  )}<p><a href="${inApp(paths.contact)}">${faq.contact}</a></p></div>`,
}

/** The footer's 'T&CS' (SHELL-23). */
const termsPage: Page = {
  title: terms.title,
  body: html`${pageHead(terms.title, terms.intro, inApp(paths.dashboard))}<div class="prose">${terms.sections.map(
    ({ heading, text }) => html`<h2>${heading}</h2><p>${text}</p>`,
  )}</div>`,
}

export const informationPages = [
  { path: documentPages.faq, page: faqPage },
  { path: documentPages.termsAndConditions, page: termsPage },
] as const
