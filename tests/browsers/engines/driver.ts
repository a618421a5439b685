/** Values that can be passed to a function in the page and back. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | PlainRecord
export interface PlainRecord {
  readonly [key: string]: Plain
}

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'Escape' | 'SelectAll'

/** One window of one browser, with its own profile. */
export interface Driver {
  open(address: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It can't use variables from outside. */
  run<Args extends readonly Plain[], Answer>(
    task: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>
  /** Runs a whole script in the page. */
  load(script: string): Promise<void>
  /** Presses the main pointer button at this position, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>
  key(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** The whole page as a PNG, in a window of this width. Restores the window. */
  picture(width: number): Promise<Uint8Array>
  /** Errors and warnings so far: on the console, uncaught, or against the content security policy. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

/** A browser that opens one window after another. */
export interface Engine {
  readonly name: EngineName
  readonly version: string
  window(): Promise<Driver>
  close(): Promise<void>
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** The initial size of the members' windows. */
export const desk = { width: 1280, height: 900 } as const

/** Colour schemes of the member's system. */
export const colourNames = ['light', 'dark'] as const
export type ColourName = (typeof colourNames)[number]
