/** The member of every world, as `npm start` prints it. */
export const demonstration = { email: 'member@example.com', password: 'Welcome1!' } as const
