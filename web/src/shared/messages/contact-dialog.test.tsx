import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { callsOf, fakeApi, signIn, succeed } from '../../../test/fake-api';
import { renderInApp, shownToast } from '../../../test/render';
import { ContactDialog } from './contact-dialog';

const route = 'POST /conversations';

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Contact
      </button>
      <ContactDialog
        about={{ listing_id: 'listing-1' }}
        handle="@naija"
        to="Seller"
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

test('the same words later on are another message', async () => {
  signIn();
  const calls = fakeApi({ [route]: succeed({ id: 'conversation-1' }) });
  renderInApp(<Page />);
  for (const count of [1, 2]) {
    if (count === 2) fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
    fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'Is it still there?' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' })));
    await waitFor(() => expect(callsOf(calls, route)).toHaveLength(count));
    await waitFor(() => expect(shownToast()?.title).toBe('Message Sent'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const [first, second] = calls.map(({ body }) => body as { client_id: string; message: string });
  expect(second?.message).toBe(first?.message);
  expect(second?.client_id).not.toBe(first?.client_id);
});
