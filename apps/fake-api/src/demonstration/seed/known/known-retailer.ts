/** The content of Hearthwick Kitchens' page, written by hand. */
import { OfferId } from '@save/domain/kernel'
import type { Retailer } from '@save/domain/retailers'

type Told = Pick<Retailer, 'description' | 'offers' | 'retailerInfo'>

export const hearthwick: Told = {
  description:
    '<p>Hearthwick has made pans, knives and ovenware in one Sheffield works since 1924, and sells them with a <strong>25 year guarantee</strong>. The online shop carries the whole range, and the seconds store opens on the <a href="https://www.example.com/seconds">first Friday of the month</a>.</p>',
  offers: [
    {
      id: OfferId.make('10401'),
      title: '12% cashback on your first order of cookware, knives and bakeware over £60',
      earnDetail: 'Paid once, to new customers of the shop.',
      redeemLink: 'https://shop.example/hearthwick-kitchens/10401',
      cashbackDetails: { type: 2, value: 12 },
      enabled: true,
    },
    {
      id: OfferId.make('10402'),
      title: '6% cashback for existing customers',
      earnDetail: 'On every order, with no upper limit.',
      redeemLink: 'https://shop.example/hearthwick-kitchens/10402',
      cashbackDetails: { type: 2, value: 6 },
      enabled: true,
    },
    {
      id: OfferId.make('10403'),
      title: '£15.00 when you book a cookery class',
      earnDetail: 'A class for one, at any of the four schools.',
      redeemLink: 'https://shop.example/hearthwick-kitchens/10403',
      cashbackDetails: { type: 1, value: 15 },
      enabled: true,
    },
    {
      id: OfferId.make('10404'),
      title: '2.5% cashback on gift cards',
      earnDetail: 'Cards of £25.00 and more.',
      cashbackDetails: { type: 2, value: 2.5 },
      enabled: true,
    },
    {
      id: OfferId.make('10405'),
      title: '20% cashback on the autumn catalogue',
      earnDetail: 'This offer has ended.',
      redeemLink: 'https://shop.example/hearthwick-kitchens/10405',
      cashbackDetails: { type: 2, value: 20 },
      enabled: false,
    },
  ],
  retailerInfo: [
    {
      headerTitle: 'Good to know',
      details: [
        { text: 'Start your visit here each time you shop.', sortOrder: 20 },
        { text: 'Cashback is worked out on the price before delivery and VAT.', sortOrder: 10 },
      ],
    },
    {
      headerTitle: 'Does not earn cashback',
      details: [
        { text: 'Gift cards and delivery subscriptions', sortOrder: 10 },
        { text: 'Orders changed by telephone', sortOrder: 20 },
        { text: 'Purchases made with a code found elsewhere', sortOrder: 30 },
      ],
    },
    {
      headerTitle: 'When it arrives',
      details: [
        { text: 'Shows as pending within 5 days.', sortOrder: 10 },
        { text: 'Confirmed after the 30 day return period.', sortOrder: 20 },
      ],
    },
  ],
}
