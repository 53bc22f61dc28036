import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button';

test('gives looks, listeners and ref to its only child, whose own props come first', () => {
  const presses: string[] = [];
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button asChild ref={ref} title="of the button" aria-label="Buy" onClick={() => presses.push('button')}>
      <button type="submit" title="of the child" className="p-0" onClick={() => presses.push('child')}>
        Buy
      </button>
    </Button>,
  );
  const child = screen.getByLabelText('Buy');
  fireEvent.click(child);
  expect(presses).toEqual(['child', 'button']);
  expect(child).toHaveProperty('type', 'submit');
  expect(child.title).toBe('of the child');
  expect(child.className).toContain('inline-flex');
  expect(child.className).toContain('p-0');
  expect(ref.current).toBe(child);
});

test('without a network a button that acts on the server is disabled and says so, others are not', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <>
      <Button busy={false}>Pay</Button>
      <Button>Close</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Pay (offline)' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('disabled', false);
  network.mockReturnValue(true);
  act(() => window.dispatchEvent(new Event('online')) && undefined);
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveProperty('disabled', false);
  network.mockRestore();
});

test('a button with a label for busy ignores the repetitions of a held key', () => {
  render(<Button busyLabel="Saving...">Save</Button>);
  const button = screen.getByText('Save');
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: false })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

test('a busy button keeps focus, and neither acts nor submits again', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
