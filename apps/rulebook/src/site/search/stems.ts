/** Replaces every amount and number, and every gap in a sentence for one. */
export const gap = '#'

/** Letter case, accents and typographic quotes make no difference. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\be-mail/g, 'email')
    .replace(/\bpre-fill/g, 'prefill')
    .replace(/(?<![\w.,])(£?\d+(?:\.\d+)?)(?:k|\s?(?:grand|thousand))\b/g, (_, figure) =>
      inThousands(figure),
    )

/** '100k' and '100 grand' are 100000, and '£12.5k' £12500. */
const inThousands = (figure: string): string =>
  figure.replace(/\d.*/, (number) => String(Math.round(Number(number) * 1000)))

/** 'IsSavingsOn' is three words, and one. */
export const apart = (text: string): string =>
  text.replace(
    /\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b/g,
    (name) => `${name} ${name.replace(/([a-z])([A-Z])/g, '$1 $2')}`,
  )

/** The words of a text in their order: numbers with their sign and unit, ids as one. */
export const wordsOf = (text: string): readonly string[] =>
  plain(text).match(
    /[a-z]+-\d{2,3}(?!\d)|£?\d[\d,]*(?:\.\d+)?%?|[‹{][^›}]*[›}]|[a-z][a-z'&]*[a-z&]|[a-z]/g,
  ) ?? []

export const isFigure = (word: string): boolean => /^£?\d/.test(word)

/** Forms that share no beginning with their word. */
const irregular: Readonly<Record<string, string>> = {
  sent: 'send',
  paid: 'pay',
  kept: 'keep',
  chosen: 'choose',
  bought: 'buy',
  sold: 'sell',
  given: 'give',
  taken: 'take',
  gone: 'go',
  written: 'write',
  hidden: 'hide',
  halves: 'half',
}

/** An ending that doesn't make it another word. */
export function stemOf(form: string): string {
  // £125,140 and £125,140.00 are one figure, and so are £1,284.6 and £1,284.60.
  if (isFigure(form)) return form.replaceAll(',', '').replace(/\.00$|(?<=\.\d)0$/, '')
  if (form.length < 4) return form
  const word = irregular[form] ?? form
  return word
    .replace(/'s$|'$/, '')
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=[a-z]{3}(?:s|x|ch|sh))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
}

/** The texts that a question quotes. */
export const quotedIn = (question: string): readonly string[] =>
  [...plain(question).matchAll(/"([^"]+)"|(?<!\w)'([^']+)'(?!\w)/g)].map(
    ([, double, single]) => double ?? single ?? '',
  )
