import { type DashboardView, dashboardMessages } from '@save/domain/dashboard'
import { paths } from '@save/domain/shell'
import { Columns, Section } from '@save/ui/page'
import { Promos, Voucher } from '@save/ui/promo'
import { ItemList } from './cashback-sections.tsx'

const { ours } = dashboardMessages

/** The first vouchers as notes, and the list of more. */
export function VoucherSections({ view }: { readonly view: DashboardView }) {
  const { voucherTiles, moreVouchers } = view
  if (voucherTiles.length + moreVouchers.length === 0) return null
  return (
    <Columns kind="note">
      {voucherTiles.length > 0 && (
        <Section within title={ours.vouchers} href={paths.vouchers}>
          <Promos as="vouchers">
            {voucherTiles.map((item) => (
              <Voucher
                key={item.id}
                href={item.path}
                name={item.name}
                image={item.image}
                gain={item.label ?? ''}
              />
            ))}
          </Promos>
        </Section>
      )}
      <ItemList title={ours.moreVouchers} href={paths.vouchers} items={moreVouchers} />
    </Columns>
  )
}
