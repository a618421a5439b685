import { readdirSync } from 'node:fs'
import { readChapterTexts } from '../chapters/chapters.ts'
import { asPhrase, isQuoted } from '../model/concerned/quoted-sentences.ts'
import { readRequirements } from '../model/proof/requirements.ts'
import { byQuestion, readDecisions } from '../model/records/decisions.ts'
import { readContext } from '../model/statements/domain.ts'
import { sentenceAnchor } from '../page/anchors.ts'
import { requirementInWords } from '../page/in-words/requirement-words.ts'
import { domainFolder } from '../source/domain-folder.ts'
import type { RulesInWords, SentenceInWords } from './rules-in-words.ts'

/** From the current requirements and the domain's messages. */
export async function readRules(): Promise<RulesInWords> {
  const requirements = readRequirements()
  const decisions = readDecisions()
  const answers = [...byQuestion(decisions)]
  const quoting = requirements.map(({ id, says }) => ({
    id,
    says,
    // 'Page X of Y' has two gaps.
    phrase: asPhrase(says.replace(/\b[NXY]\b/g, '{$&}')),
  }))
  const quotes = (text: string): readonly string[] => {
    const isShort = text.split(' ').length < 3
    const whole = quoting.filter(({ says }) => isQuoted(text, says))
    // Without a quotation of its own it may be part of a longer one, but not otherwise: another
    // sentence may begin with the same words.
    const found =
      isShort || whole.length > 0
        ? whole
        : quoting.filter(({ phrase }) => phrase.includes(asPhrase(text)))
    return found.map(({ id }) => id).slice(0, mostIds)
  }
  const contexts = readdirSync(domainFolder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const sentences = contexts.map(async ({ name: context }): Promise<SentenceInWords[]> => {
    const { sentences } = await readContext(context)
    return sentences.flatMap(({ file, sentences }) =>
      sentences.flatMap(({ key, texts, isOurs }) =>
        texts.map((text) => ({
          text,
          context,
          isOurs,
          anchor: sentenceAnchor(file, key),
          ids: isOurs ? [] : quotes(text),
          answers: isOurs ? [] : quotedBy(decisions, text).slice(0, mostIds),
        })),
      ),
    )
  })
  return {
    requirements: Object.fromEntries([
      ...answers.map(([id, { says }]) => [id, says] as const),
      ...requirements.map(({ id, says }) => [id, requirementInWords(id, says) ?? says] as const),
    ]),
    reasons: Object.fromEntries(answers.map(([id, { why }]) => [id, why])),
    sentences: (await Promise.all(sentences)).flat(),
    calls: callsIn(requirements),
    groups: Object.fromEntries(
      readChapterTexts().flatMap(({ context, groups }) =>
        context === undefined ? [] : [[context, groups]],
      ),
    ),
  }
}

const quotedBy = (
  all: readonly { readonly id: string; readonly says: string }[],
  text: string,
): readonly string[] => all.filter(({ says }) => isQuoted(text, says)).map(({ id }) => id)

/** If more requirements quote it, it is just a common word. */
const mostIds = 4

function callsIn(
  requirements: readonly { readonly id: string; readonly says: string }[],
): RulesInWords['calls'] {
  const calls = requirements
    .filter(({ id }) => id.startsWith('API-'))
    .flatMap(({ id, says }) => {
      const call = /\b(?:GET|POST|PUT|DELETE) \/api\/[\w/{}]+/.exec(says)?.[0]
      return call === undefined ? [] : [[call.toLowerCase(), [id]] as const]
    })
  return Object.fromEntries(calls)
}
