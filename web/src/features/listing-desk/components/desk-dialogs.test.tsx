import type { StaffListing } from '@oja/contract/staff-listing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { signIn } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import type { Decide } from '../hooks/use-decide';
import { DeskDialogs } from './desk-dialogs';

const listings = ['@first', '@second'].map((handle) =>
  sample<StaffListing>({ id: `id-of-${handle}`, handle }),
);

function Desk() {
  const [listing, setListing] = useState<StaffListing>();
  return (
    <>
      {listings.map((each) => (
        <button key={each.id} type="button" onClick={() => setListing(each)}>
          {each.handle}
        </button>
      ))}
      <DeskDialogs
        shown={listing && { kind: 'contact', listing }}
        isOpen={listing !== undefined}
        decide={sample<Decide>({})}
        onClose={() => undefined}
        onRejected={() => undefined}
      />
    </>
  );
}

test('a message that was begun about one listing is not offered to the seller of another', async () => {
  signIn({ role: 'moderator', twoFactorMissing: false });
  renderInApp(<Desk />);
  fireEvent.click(screen.getByRole('button', { name: '@first' }));
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/^Message/);
  fireEvent.input(message, { target: { value: 'Please show that the account is yours.' } });
  fireEvent.click(screen.getByRole('button', { name: '@second', hidden: true }));
  expect(await screen.findByDisplayValue('About @second')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('');
});
