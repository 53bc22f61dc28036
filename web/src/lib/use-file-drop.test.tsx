import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useFileDrop } from './use-file-drop';

const picture = new File(['x'], 'proof.png', { type: 'image/png' });
const other = new File(['y'], 'other.png', { type: 'image/png' });
const withFiles = { dataTransfer: { types: ['Files'], files: [picture, other] } };

function renderTarget() {
  const onFile = vi.fn();
  render(<Target onFile={onFile} />);
  return { onFile, target: screen.getByTestId('target'), inner: screen.getByText('inner') };
}

function Target({ onFile }: { onFile: (file: File) => void }) {
  const target = useRef<HTMLDivElement>(null);
  const isHovered = useFileDrop(target, onFile);
  return (
    <div ref={target} data-testid="target" data-hovered={isHovered}>
      <span>inner</span>
    </div>
  );
}

test('takes the first dropped file and is no longer hovered', () => {
  const { onFile, target } = renderTarget();
  fireEvent.dragEnter(target, withFiles);
  expect(target.dataset.hovered).toBe('true');
  fireEvent.drop(target, withFiles);
  expect(onFile.mock.calls).toEqual([[picture]]);
  expect(target.dataset.hovered).toBe('false');
});

/** The DOM of the tests gives a drag event no related target. */
function leave(target: Element, relatedTarget: Element) {
  fireEvent(target, new MouseEvent('dragleave', { relatedTarget }));
}

test('stays hovered while the pointer moves over a child, and not after it left', () => {
  const { target, inner } = renderTarget();
  fireEvent.dragEnter(target, withFiles);
  leave(target, inner);
  expect(target.dataset.hovered).toBe('true');
  leave(target, document.body);
  expect(target.dataset.hovered).toBe('false');
});

test('ignores dragged text and leaves it to the browser', () => {
  const { target } = renderTarget();
  const isLeftToBrowser = fireEvent.dragOver(target, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(isLeftToBrowser).toBe(true);
  expect(target.dataset.hovered).toBe('false');
  expect(fireEvent.dragOver(target, withFiles)).toBe(false);
});
