import { spaced } from './spaced-name.ts'

/** A comment without its stars; an empty line separates two paragraphs, and so does what is said of each parameter. An indented paragraph keeps its lines. */
export const paragraphsOf = (comment: string): readonly string[] =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*( |$)/, '').trimEnd())
    .join('\n')
    .replace(/\n(?=@param )/g, '\n\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      /^\n?( {2}.*\n?)+$/.test(paragraph)
        ? paragraph.trim().replace(/^ {2}/gm, '')
        : paragraph
            .replaceAll('\n', ' ')
            .replace(/@param (\w+) /, (_, name: string) => `${spaced(name)}: `)
            .trim(),
    )

/** The same as one line. */
export const wordsOf = (comment: string): string => paragraphsOf(comment).join(' ')
