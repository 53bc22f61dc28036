import type { SavedSearch } from '@oja/contract/saved-searches';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { RenameSearch } from './rename-search';

const search = sample<SavedSearch>({ id: 'search-1', name: 'Small channels' });

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <RenameSearch search={search} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });

test.each([
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => fireEvent.keyDown(nameField(), { key: 'Escape' })],
])('a rename that was given up with %s begins with the present name again', (_way, giveUp) => {
  renderInApp(<Opened />);
  fireEvent.change(nameField(), { target: { value: 'Large channels' } });
  giveUp();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(nameField().value).toBe('Small channels');
});
