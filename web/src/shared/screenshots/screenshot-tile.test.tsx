import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sample } from '../../../test/sample';
import { ScreenshotTile } from './screenshot-tile';
import type { Screenshot } from './screenshot-tray';

test('a file that is no picture gets a placeholder and a sentence', () => {
  const shot = sample<Screenshot>({
    key: '1',
    name: 'notes.png',
    src: 'blob:notes',
    state: 'uploading',
    progress: 0,
  });
  render(
    <ul>
      <ScreenshotTile
        shot={shot}
        isCover={false}
        disabled={false}
        onRetry={() => undefined}
        onRemove={() => undefined}
      />
    </ul>,
  );
  fireEvent.error(screen.getByAltText('notes.png'));
  expect(screen.queryByAltText('notes.png')).toBeNull();
  expect(screen.getByRole('img', { name: 'notes.png, cannot be shown' })).toBeTruthy();
  expect(screen.getByText('This image is damaged and could not be read.')).toBeTruthy();
});

test.each([
  [false, 1],
  [true, 0],
])('a failed picture that is unfit: %j offers %i ways to upload it again', (isUnfit, count) => {
  const shot = sample<Screenshot>({ key: '1', name: 'one.png', src: 'blob:one', state: 'failed', isUnfit });
  const nothing = () => undefined;
  render(
    <ul>
      <ScreenshotTile shot={shot} isCover={false} disabled={false} onRetry={nothing} onRemove={nothing} />
    </ul>,
  );
  expect(screen.queryAllByRole('button', { name: 'Upload one.png again' })).toHaveLength(count);
});
