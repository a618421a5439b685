import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog, WaitOverlay } from './dialog.tsx'

function Page({ closable = true }: { readonly closable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Leave this page?" onClose={closable ? () => setOpen(false) : undefined}>
          <button type="button">Stay</button>
          <button type="button" onClick={() => setOpen(false)}>
            Leave
          </button>
        </Dialog>
      )}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Leave this page?' })

async function opened(page: React.ReactElement) {
  const user = userEvent.setup()
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(page)
  await user.click(button('Open'))
  return { user, showModal }
}

test('a dialog is modal, goes by its title, and the focus goes in', async () => {
  const { showModal } = await opened(<Page />)
  expect(dialog()?.open).toBe(true)
  expect(showModal).toHaveBeenCalled()
  expect(document.activeElement).toBe(button('Stay'))
})

test('the focus is kept: from the last stop to the first, and back', async () => {
  const { user } = await opened(<Page />)
  await user.tab()
  expect(document.activeElement).toBe(button('Leave'))
  await user.tab()
  expect(document.activeElement).toBe(button('Stay'))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(button('Leave'))
})

test('when it goes the focus comes back to what opened it', async () => {
  const { user } = await opened(<Page />)
  await user.click(button('Leave'))
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(button('Open'))
})

test('Escape closes it', async () => {
  const { user } = await opened(<Page />)
  await user.keyboard('{Escape}')
  expect(dialog()).toBeNull()
})

test('a press on the backdrop closes it, a press that began inside does not', async () => {
  const { user } = await opened(<Page />)
  const element = dialog() as HTMLDialogElement
  await user.pointer([
    { keys: '[MouseLeft>]', target: button('Stay') },
    { keys: '[/MouseLeft]', target: element },
  ])
  expect(dialog()).not.toBeNull()
  await user.click(element)
  expect(dialog()).toBeNull()
})

test('without a way to close it Escape does nothing, however often, nor does the backdrop', async () => {
  const { user } = await opened(<Page closable={false} />)
  await user.keyboard('{Escape}{Escape}{Escape}')
  await user.click(dialog() as HTMLDialogElement)
  expect(dialog()?.open).toBe(true)
})

test('a close by the browser itself is taken back', async () => {
  await opened(<Page closable={false} />)
  const element = dialog() as HTMLDialogElement
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(element, cancel)
  expect(cancel.defaultPrevented).toBe(true)
  element.close()
  expect(element.open).toBe(true)
})

test('of two dialogs Escape reaches only the upper one', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()]
  render(
    <>
      <Dialog title="Lower" onClose={lower}>
        …
      </Dialog>
      <Dialog title="Upper" onClose={upper}>
        …
      </Dialog>
    </>,
  )
  await userEvent.keyboard('{Escape}')
  expect(upper).toHaveBeenCalledOnce()
  expect(lower).not.toHaveBeenCalled()
})

test('a wait says what it waits for, has the focus, and nothing closes it', async () => {
  render(<WaitOverlay label="Logout">Logging you out</WaitOverlay>)
  const wait = screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Logout' })
  expect(screen.getByRole('status').textContent).toBe('Logging you out')
  expect(wait.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}{Escape}')
  await userEvent.tab()
  await userEvent.click(wait)
  expect(wait.open).toBe(true)
  expect(wait.contains(document.activeElement)).toBe(true)
})
