import { SkipLink } from './skip-link.tsx'

export const examples = {
  'hidden until it has the focus': (
    <>
      <SkipLink label="Skip to the words below" target="below" />
      <p id="below" tabIndex={-1}>
        Press Tab to see it.
      </p>
    </>
  ),
}
