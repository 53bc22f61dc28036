/** Puts text on the clipboard; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  // The clipboard interface is missing on plain http, for example when a phone tests against a laptop.
  if (!navigator.clipboard) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * The same when something has to succeed first, whose failure is thrown. A press lets a page write to the clipboard for
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

function copyBySelection(text: string): boolean {
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.setAttribute('readonly', '');
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  const focused = document.activeElement;
  // Inside the open dialog, if any: its focus trap would take focus back from the body.
  (focused?.closest('[role="dialog"]') ?? document.body).append(carrier);
  carrier.select();
  const succeeded = document.execCommand('copy');
  carrier.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return succeeded;
}
