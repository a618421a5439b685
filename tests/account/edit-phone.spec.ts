import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('EDIT-03, EDIT-04 on a phone I see the outcome of a save, although the button is at the foot of its card', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'PUT /api/member', status: 500, times: 1 }],
  })
  await page.goto('/Member/EditAccount')
  const address = page.getByRole('region', { name: 'Address' })
  const save = address.getByRole('button', { name: 'Save changes' })
  const showButtonAtFoot = () =>
    save.evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' as ScrollBehavior }),
    )
  await expect(page.getByLabel('Last name')).toHaveValue('Shah')
  await showButtonAtFoot()
  await save.click()
  await expect(address.getByText('Something went wrong.')).toBeInViewport()
  await showButtonAtFoot()
  await save.click()
  await expect(address.getByText('Account changes saved')).toBeInViewport()
})
