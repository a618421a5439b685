import type { PropsWithChildren } from 'react'
import { box } from '../page/box.tsx'
import './login.css'

/** Fills a `Page` with the form and, beside it, the mark as large as a building. */
export const LoginWall = ({ line, children }: PropsWithChildren<{ readonly line: string }>) => (
  <div className="login">
    <div className="login-art" aria-hidden="true">
      <div className="login-field">
        <Arcs />
      </div>
      <div className="login-quarter" />
      <p className="login-line">{line}</p>
    </div>
    <div className="login-form">{children}</div>
  </div>
)

const radii = Array.from({ length: 14 }, (_, ring) => 520 + 58 * ring)

const Arcs = () => (
  <svg
    className="arcs"
    viewBox="0 0 680 860"
    preserveAspectRatio="xMaxYMax slice"
    fill="none"
    stroke="var(--block-line)"
    aria-hidden="true"
  >
    {radii.map((r) => (
      <circle key={r} cx="680" cy="860" r={r} vectorEffect="non-scaling-stroke" />
    ))}
  </svg>
)

export const LoginLinks = /* @__PURE__ */ box('login-links')
