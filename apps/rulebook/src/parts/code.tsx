import { Disclosure } from '@save/ui/disclosure'
import { rulebookMessages } from '../rulebook.messages.ts'
import { Scroll } from './scroll.tsx'

/** Folded code. */
export const Code = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <Disclosure summary={rulebookMessages.chapter.code}>
    <Scroll label={name}>
      <pre>{children}</pre>
    </Scroll>
  </Disclosure>
)

/** The file and line of a declaration. */
export const Source = ({ file, line }: { readonly file: string; readonly line?: number }) => (
  <p className="source">
    {file}
    {line !== undefined && `:${line}`}
  </p>
)
