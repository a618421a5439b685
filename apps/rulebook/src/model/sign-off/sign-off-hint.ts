import { rateBookId } from '../../rates/rates-used.ts'
import type { Chapter } from '../../rulebook.ts'

/**
 * What somebody may have meant who names nothing that can be signed.
 *
 * @param names what can be signed
 */
export function signOffHint(
  asked: string,
  chapters: readonly Pick<Chapter, 'id' | 'title' | 'proofs'>[],
  names: readonly string[],
): string {
  const said = plain(asked)
  const called = [{ id: rateBookId, title: 'Rate book', proofs: [] }, ...chapters].find(
    ({ id, title }) => [id, title].some((name) => plain(name) === said),
  )
  const id = names.find((name) => plain(name) === said) ?? called?.id
  if (id !== undefined && names.includes(id))
    return `${id === asked ? '' : `“${asked}” is called ${id} here. `}Say npm run rulebook -- --sign ${id} --by 'Your name'`
  const [first] = called?.proofs ?? []
  if (called !== undefined && first !== undefined)
    return `The chapter “${called.title}” is signed by its requirements, one by one: ${first.id} is the first.`
  const ofGroup = names.find((name) => plain(name).startsWith(said) && said !== '')
  if (ofGroup !== undefined) return `Name one requirement, such as ${ofGroup}.`
  const others = names.filter((name) => !/^[A-Z]+-\d+$/.test(name))
  return `Name a requirement as docs/requirements.yaml does, such as ${names[0]}, or one of ${others.join(', ')}.`
}

/** 'ratebook' of 'Rate book'. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '')
