import type { PlainRecord } from '../engines/driver.ts'

/** Describes an element of a page by its role and name, or a field by its label. */
export type Target = {
  readonly within?: Target
  /** Its index among several. */
  readonly nth?: number
} & (
  | { readonly role: string; readonly name?: string | RegExp }
  | { readonly label: string | RegExp }
)

/** The form for the page, without regular expressions. */
export interface PlainTarget extends PlainRecord {
  readonly role: string | undefined
  readonly name: string | undefined
  readonly isPattern: boolean
  readonly nth: number
  readonly within: PlainTarget | undefined
}

export function plain(target: Target): PlainTarget {
  const name = 'role' in target ? target.name : target.label
  return {
    role: 'role' in target ? target.role : undefined,
    name: name instanceof RegExp ? name.source : name,
    isPattern: name instanceof RegExp,
    nth: target.nth ?? 0,
    within: target.within && plain(target.within),
  }
}

export function inWords(target: Target): string {
  const own =
    'role' in target
      ? [target.role, target.name === undefined ? '' : ` "${target.name}"`].join('')
      : `field "${target.label}"`
  return target.within ? `${own} in ${inWords(target.within)}` : own
}

export const button = (name: string | RegExp): Target => ({ role: 'button', name })
export const link = (name: string | RegExp): Target => ({ role: 'link', name })
export const field = (label: string | RegExp): Target => ({ label, within: main })
export const heading = (name: string | RegExp): Target => ({ role: 'heading', name })
export const main: Target = { role: 'main' }
