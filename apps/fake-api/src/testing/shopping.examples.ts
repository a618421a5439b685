/** A voucher of the small catalogue, and valid details. */
export const purchase = {
  firstName: 'Sam',
  lastName: 'Reed',
  emailAddress: 'member@example.com',
  personalMessage: '',
  amount: 50,
  currency: 'GBP',
  vendorCode: 'KITES',
  vendorName: 'Kites',
  percentageDiscount: 0.05,
  description: 'Gift Card',
}

export const delivery = {
  city: 'Leeds',
  county: 'West Yorkshire',
  email: 'priya@example.com',
  firstName: 'Priya',
  lastName: 'Shah',
  postCode: 'LS1 1AA',
  street: '4 Mill Lane',
  paymentMethod: 'credit',
  deliveryMethod: 'standard',
}
