import { helpSectionsOf } from '@save/domain/help'
import { failureMessages } from '@save/domain/kernel'
import { paths, shellMessages } from '@save/domain/shell'
import { HelpPanel } from '@save/ui/disclosure'
import { Link } from '@save/ui/link'
import { Skeleton } from '@save/ui/skeleton'
import { lazy } from 'react'
import { OptionalPart } from '../portal/optional-part.tsx'
import { useResource } from '../portal/resources.tsx'

const ServerHtml = lazy(() =>
  import('../content/server-html.tsx').then(({ ServerHtml }) => ({ default: ServerHtml })),
)

export interface HelpOfPathProps {
  readonly path: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/**
 * The help panel of a path. Its tab is shown while the texts load; without a text for this path the panel disappears
 * (OQ-034, OQ-132).
 */
export function HelpOfPath({ path, isOpen, onToggle }: HelpOfPathProps) {
  const texts = useResource((resources) => resources.systemText)
  const sections = texts.is === 'ready' ? helpSectionsOf(path, texts.value) : []
  if (texts.is !== 'loading' && sections.length === 0) return null

  return (
    <HelpPanel label={shellMessages.help} open={isOpen} onToggle={onToggle}>
      {isOpen && texts.is === 'loading' && <Skeleton shape="line" />}
      {isOpen &&
        sections.map(({ topic, html }) => (
          <section key={topic}>
            <OptionalPart
              waiting={<Skeleton shape="line" />}
              missing={<p>{failureMessages.somethingWentWrong}</p>}
            >
              <ServerHtml html={html} topLevel={2} />
            </OptionalPart>
          </section>
        ))}
      {isOpen && <Link href={paths.contact}>{shellMessages.ours.askUs}</Link>}
    </HelpPanel>
  )
}
