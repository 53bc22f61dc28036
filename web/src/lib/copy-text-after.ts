import { copyText } from './copy-text';

/**
 * Copies text once something else has succeeded, whose failure is thrown. A press lets a page write to the clipboard for
 * a moment only, so the clipboard is asked at once and given the text as soon as it may have it.
 */
export async function copyTextAfter(first: Promise<unknown>, text: string): Promise<boolean> {
  try {
    const allowed = first.then(() => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': allowed })]);
    return true;
  } catch {
    await first;
    return copyText(text);
  }
}
