/** What the member does, and the time that passes. */
import { act, fireEvent, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { OpenedPortal } from '../open-portal.tsx'
import { fieldOf, pressable, regionOf } from './seen.ts'

type Step = (...words: string[]) => unknown

/** @param answer has a call answered that was still loading */
export const stepsIn = (
  portal: Pick<OpenedPortal, 'goTo' | 'goBack'>,
  answer: (words: string) => void,
): readonly (readonly [RegExp, Step])[] => [
  [/^press Enter in (.+)$/, (name = '') => fireEvent.submit(fieldOf(name))],
  [
    /^press (.+) of (.+)$/,
    (name = '', region = '') => fireEvent.click(pressable(name, within(regionOf(region)))),
  ],
  [/^press (.+)$/, (name = '') => fireEvent.click(pressable(name))],
  [
    /^type (.*) into (.+)$/,
    (text = '', name = '') => fireEvent.change(fieldOf(name), { target: { value: text } }),
  ],
  [/^empty (.+)$/, (name = '') => fireEvent.change(fieldOf(name), { target: { value: '' } })],
  [/^go to (\S+)$/, (path = '') => portal.goTo(`/Member${path}`)],
  [/^go back$/, () => portal.goBack()],
  [/^move the pointer$/, () => fireEvent.pointerMove(document.body)],
  [/^leave the window and come back$/, () => fireEvent.focus(window)],
  [/^wait (\d+) ms$/, (time = '') => act(() => vi.advanceTimersByTimeAsync(Number(time)))],
  [
    /^(.+) answers$/,
    (words = '') => {
      answer(words)
    },
  ],
]
