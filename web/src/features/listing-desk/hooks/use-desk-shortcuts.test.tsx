import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardAttribute, useDeskShortcuts } from './use-desk-shortcuts';

const onAction = vi.fn();

beforeEach(() => {
  onAction.mockReset();
});

function Desk({ isOn = true, dialog }: { isOn?: boolean; dialog?: 'open' | 'closed' }) {
  useDeskShortcuts(isOn, onAction);
  return (
    <>
      <input aria-label="Search" />
      {['a', 'b'].map((id) => (
        <article key={id} tabIndex={-1} data-testid={id} {...{ [cardAttribute]: id }}>
          <button type="button">Approve {id}</button>
        </article>
      ))}
      {dialog ? <div role="dialog" data-state={dialog} /> : null}
    </>
  );
}

const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key });

test('j and k walk through the cards and stop at both ends', () => {
  render(<Desk />);
  const walked = ['j', 'j', 'j', 'k', 'k'].map((key) => {
    press(key);
    return document.activeElement?.getAttribute(cardAttribute);
  });
  expect(walked).toEqual(['a', 'b', 'b', 'a', 'a']);
});

test('a key is meant for the card that holds the focus, if any', () => {
  render(<Desk />);
  press('?');
  act(() => screen.getByText('Approve b').focus());
  press('a');
  expect(onAction.mock.calls).toEqual([
    ['help', undefined],
    ['approve', 'b'],
  ]);
});

test.each([
  ['in a text field', <Desk key="field" />, () => screen.getByLabelText('Search')],
  ['beneath an open dialog', <Desk key="dialog" dialog="open" />, () => screen.getByTestId('a')],
  ['when they are switched off', <Desk key="off" isOn={false} />, () => screen.getByTestId('a')],
])('keys do nothing %s', (_, desk, target) => {
  render(desk);
  press('a', target());
  expect(onAction).not.toHaveBeenCalled();
});

test('a dialog that is closing takes no keys', () => {
  render(<Desk dialog="closed" />);
  press('a');
  expect(onAction).toHaveBeenCalledOnce();
});
