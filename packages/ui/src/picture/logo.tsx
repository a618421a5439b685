import { Link, type LinkProps } from '../link/link.tsx'
import { markPaths } from './mark.ts'
import './picture.css'

export type LogoProps = {
  /** The owner of the logo: us, or the employer. */
  readonly name: string
  /** The employer's own picture, of any shape and colour. Without it, our mark. */
  readonly image?: string | undefined
}

type LogoLinkProps = LogoProps & Omit<LinkProps, 'children' | 'className' | 'style'>

/** A square with a separate corner, then the name; or an employer's own logo on a plate. */
export function Logo({ name, image, ...link }: LogoProps | LogoLinkProps) {
  const mark =
    image === undefined ? (
      <>
        <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
          <path className="logo-field" d={markPaths.field} />
          <path className="logo-corner" d={markPaths.corner} />
        </svg>
        <span className="logo-word" role="img" aria-label={name} />
      </>
    ) : (
      <img className="logo-image" src={image} alt={name} />
    )
  if (!('href' in link)) return <span className="logo">{mark}</span>
  return (
    <Link {...link} className="logo">
      {mark}
    </Link>
  )
}
