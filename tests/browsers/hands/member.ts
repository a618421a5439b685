import type { WorldChange, WorldRequest } from '@save/fake-api/control'
import type { Target } from '../page/target.ts'

export const handNames = ['pointer', 'keyboard'] as const
export type HandName = (typeof handNames)[number]

/** A member at a browser, and their world, for use in journeys. */
export interface Member {
  /** Makes a world, with the member signed in by default. */
  arrange(request?: WorldRequest): Promise<void>
  change(change: WorldChange): Promise<void>
  /** Fails unless this call reached the world this many times. */
  sent(call: string, times: number): Promise<void>

  opens(path: string): Promise<void>
  back(): Promise<void>
  /** Presses it with the pointer, or by Tab and Enter or Space. */
  presses(target: Target): Promise<void>
  fills(target: Target, text: string): Promise<void>
  /** Chooses an option of a select by its text. */
  chooses(target: Target, option: string): Promise<void>
  /** Turns on a radio button or a checkbox. */
  picks(target: Target): Promise<void>
  /** Presses this key where the focus is. */
  strikes(key: 'Enter' | 'Escape'): Promise<void>

  /** Waits until the target is visible, and contains the text if there is one. */
  sees(target: Target, text?: string | RegExp): Promise<void>
  doesNotSee(target: Target): Promise<void>
  seesValue(target: Target, value: string): Promise<void>
  seesOn(target: Target, isOn: boolean): Promise<void>
  isAt(path: string | RegExp): Promise<void>

  /** Goes offline until `plugsIn`. */
  unplugs(): Promise<void>
  plugsIn(): Promise<void>
  /** Takes pictures of the page, at the narrowest width and on a desktop. */
  pictures(name: string): Promise<void>
}

export interface Journey {
  readonly name: string
  /** The browser complaints that a journey with deliberate faults expects. */
  readonly expectedComplaints?: RegExp
  readonly go: (member: Member) => Promise<void>
}
