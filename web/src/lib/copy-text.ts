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
