/** What a query can be about, in the order of the select; the label is what is sent (OQ-125). */
export const supportCategories = ['Cashback', 'Website', 'Other'] as const
