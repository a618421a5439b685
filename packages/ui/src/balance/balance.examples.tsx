import { BannerStill } from '../banner-still/banner-still.tsx'
import { Balance, BalanceHead, BalanceLoading } from './balance.tsx'

const pending = [{ label: 'Pending balance', value: '£36.12' }]

export const alone = true

export const examples = {
  'beside a banner': (
    <BalanceHead>
      <Balance
        greeting="Hello, Priya"
        label="Available balance"
        figure="£1,284.60"
        href="#account"
        entries={pending}
      />
      <BannerStill />
    </BalanceHead>
  ),
  'long name, long figure': (
    <BalanceHead>
      <Balance
        greeting="Hello, Maximiliana-Theodora"
        label="Available balance"
        figure="£12,345,678.90"
        href="#account"
        entries={[{ label: 'Pending balance', value: '£1,234,567.80' }]}
      />
      <BannerStill />
    </BalanceHead>
  ),
  loading: (
    <BalanceHead>
      <BalanceLoading greeting="Hello">Loading offers...</BalanceLoading>
      <BannerStill />
    </BalanceHead>
  ),
}
