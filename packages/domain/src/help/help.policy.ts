/** The keys of the help texts in the server's text map, compared ignoring case (OQ-034). */
export const helpKeys = {
  home: 'HomeHelp',
  retailerPage: 'RetailerPageHelp',
  cashback: 'CashbackHelp',
} as const
