import type { ReactNode } from 'react'
import { Gain } from '../gain/gain.tsx'
import { Link } from '../link/link.tsx'
import { Stamp } from '../stamp/stamp.tsx'
import './voucher.css'

export const Vouchers = ({ children }: { readonly children: ReactNode }) => (
  <ul className="vouchers">{children}</ul>
)

export type VoucherProps = {
  readonly href: string
  readonly name: string
  readonly image?: string | undefined
  /** What is saved: '5.00%'. */
  readonly gain: string
}

/** A note with a stamp, a saving and a name. */
export const Voucher = ({ href, name, image, gain }: VoucherProps) => (
  <li>
    <Link className="voucher" href={href}>
      <Stamp image={image} size="xl" far />
      <span className="voucher-text">
        <Gain>{gain}</Gain> <span className="voucher-name">{name}</span>
      </span>
    </Link>
  </li>
)
