import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '../../../test/fake-api';
import { renderInApp } from '../../../test/render';
import { ReasonDialog } from './reason-dialog';

beforeEach(() => {
  window.sessionStorage.clear();
  signIn();
});

function Asked({ draftKey, onConfirm = () => undefined }: { draftKey?: string; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title="Appeal?"
        description="There is one."
        label="Why"
        confirmLabel="Open"
        busyLabel="Opening..."
        busy={false}
        {...(draftKey ? { draftKey } : {})}
        onConfirm={(_text, forget) => {
          onConfirm();
          forget();
        }}
      />
    </>
  );
}

/** One dialog for a list, as the review of listings has it: it is closed from outside once it is answered. */
function Questions({ onAnswer }: { onAnswer: (text: string) => void }) {
  const [asked, setAsked] = useState<string>();
  return (
    <>
      {['@first', '@second'].map((handle) => (
        <button key={handle} type="button" onClick={() => setAsked(handle)}>
          {handle}
        </button>
      ))}
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Reject it?"
        description="The seller reads why."
        label="Reason"
        confirmLabel="Reject"
        busyLabel="Rejecting..."
        busy={false}
        onConfirm={(text) => {
          onAnswer(text);
          setAsked(undefined);
        }}
      />
    </>
  );
}

async function reopen() {
  fireEvent.click(screen.getByRole('button', { name: 'Ask', hidden: true }));
  return (await screen.findByLabelText<HTMLTextAreaElement>(/Why/)).value;
}

async function typeAndCancel() {
  await reopen();
  fireEvent.input(screen.getByLabelText(/Why/), { target: { value: 'Look again.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByLabelText(/Why/)).toBeNull());
}

test('a text with a draft outlives the dialog and the page, until it was sent', async () => {
  const page = renderInApp(<Asked draftKey="appeal-1" />);
  await typeAndCancel();
  expect(await reopen()).toBe('Look again.');
  page.unmount();
  renderInApp(<Asked draftKey="appeal-1" />);
  expect(await reopen()).toBe('Look again.');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/Why/).value).toBe(''));
  expect(window.sessionStorage).toHaveLength(0);
});

test('a text without a draft is gone with the dialog', async () => {
  renderInApp(<Asked />);
  await typeAndCancel();
  expect(await reopen()).toBe('');
});

test('a reason that was given is not offered for the next question', async () => {
  const given: string[] = [];
  renderInApp(<Questions onAnswer={(text) => given.push(text)} />);
  for (const handle of ['@first', '@second']) {
    fireEvent.click(screen.getByRole('button', { name: handle, hidden: true }));
    const box = await screen.findByLabelText<HTMLTextAreaElement>(/Reason/);
    expect(box.value).toBe('');
    fireEvent.input(box, { target: { value: `${handle} is not yours.` } });
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByLabelText(/Reason/)).toBeNull());
  }
  expect(given).toEqual(['@first is not yours.', '@second is not yours.']);
});
