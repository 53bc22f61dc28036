import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { createScreenshotTray, type UploadScreenshot } from './screenshot-tray';

const picture = (name: string, options: { type?: string; bytes?: number } = {}) =>
  new File([new Uint8Array(options.bytes ?? 10)], name, { type: options.type ?? 'image/png' });

/** An upload that ends when the test says so. */
function heldUpload() {
  const held: { file: File; signal: AbortSignal; end: (id: string) => void; fail: (error: Error) => void }[] =
    [];
  const upload: UploadScreenshot = (file, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ id: string }>();
    held.push({ file, signal, end: (id) => resolve({ id }), fail: reject });
    return promise;
  };
  return { held, upload };
}

describe('the screenshots of a form', () => {
  test('U640: several are uploaded as they are chosen, and sent in their order', async () => {
    const { held, upload } = heldUpload();
    const tray = createScreenshotTray(upload);
    tray.add([picture('one.png'), picture('two.png')]);
    expect(tray.read().shots.map(({ name, state }) => [name, state])).toEqual([
      ['one.png', 'uploading'],
      ['two.png', 'uploading'],
    ]);
    const collected = tray.collect();
    held[1]?.end('second');
    held[0]?.end('first');
    expect(await collected).toEqual(['first', 'second']);
  });

  test('U639: none is needed', async () => {
    expect(await createScreenshotTray(heldUpload().upload).collect()).toEqual([]);
  });

  test.each([
    [
      'U641: what is no image',
      { type: 'application/pdf' },
      'plan.pdf: Images must be in JPG, PNG, GIF or WebP.',
    ],
    ['what is larger than 5 MB', { bytes: 5 * 1024 * 1024 + 1 }, 'plan.pdf: Images must be under 5MB.'],
  ])('%s stays out and is named', (_title, options, sentence) => {
    const { held, upload } = heldUpload();
    const tray = createScreenshotTray(upload);
    tray.add([picture('plan.pdf', options), picture('good.png')]);
    expect(tray.read().problem).toBe(sentence);
    expect(held.map(({ file }) => file.name)).toEqual(['good.png']);
  });

  test('there are eight at most, those of the listing included', () => {
    const tray = createScreenshotTray(heldUpload().upload, ['/media/a.webp', '/media/b.webp']);
    tray.add(Array.from({ length: 7 }, (_, index) => picture(`${index}.png`)));
    expect(tray.read().shots).toHaveLength(8);
    expect(tray.read().problem).toBe('A listing can have 8 pictures at most.');
  });

  test('one that fails holds the form back until it is tried again or removed', async () => {
    const { held, upload } = heldUpload();
    const tray = createScreenshotTray(upload, ['/media/a.webp']);
    tray.add([picture('one.png')]);
    held[0]?.fail(new Error('This image is damaged and could not be read.'));
    await expect(tray.collect()).rejects.toThrow(
      'A picture could not be uploaded. Try it again or remove it.',
    );
    const [, failed] = tray.read().shots;
    expect(failed?.problem).toBe('This image is damaged and could not be read.');
    tray.retry(failed?.key ?? '');
    held[1]?.end('second');
    expect(await tray.collect()).toEqual(['/media/a.webp', 'second']);
    tray.makeCover(failed?.key ?? '');
    expect(await tray.collect()).toEqual(['second', '/media/a.webp']);
    tray.remove(failed?.key ?? '');
    expect(await tray.collect()).toEqual(['/media/a.webp']);
  });

  test('one that the server cannot read is to be removed, not tried again', async () => {
    const { held, upload } = heldUpload();
    const tray = createScreenshotTray(upload);
    tray.add([picture('one.png')]);
    held[0]?.fail(new ApiError('It is damaged.', { status: 400, code: 'image_unreadable' }));
    await expect(tray.collect()).rejects.toThrow('A picture cannot be used. Please remove it.');
    expect(tray.read().shots).toMatchObject([{ state: 'failed', problem: 'It is damaged.', isUnfit: true }]);
  });

  test('what is removed or cleared stops its upload', () => {
    const { held, upload } = heldUpload();
    const tray = createScreenshotTray(upload);
    tray.add([picture('one.png'), picture('two.png')]);
    tray.remove(tray.read().shots[0]?.key ?? '');
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    tray.clear();
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(tray.read().shots).toEqual([]);
  });
});
