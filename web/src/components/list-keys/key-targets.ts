import { keyOf, type ListKey, type Press } from './list-keys';
import { rowAround } from './use-return-to-row';

/**
 * Single keys of controls: a key presses the button, or moves the focus into the form, that carries it. It is sought in
 * the open details, else in the row that has focus, so each key does what a click there does.
 */
export function keyTarget(key: string, label: string) {
  return { 'aria-keyshortcuts': key.toUpperCase(), 'data-key-label': label };
}

const shownDetails = '[data-row-details]:not([data-state="closed"])';
const targets = '[aria-keyshortcuts][data-key-label]:not(:disabled, [aria-disabled="true"])';
/** Radio buttons of a group without a choice are no tab stops, but take the focus. */
const fields =
  ':is(:is(input, textarea, select, button):not([tabindex="-1"]), [role="radio"]):not(:disabled)';

/** True when a control has taken the key. */
export function pressTarget(event: Press): boolean {
  const pressed = keyOf(event);
  const target = shownTargets().find(({ key }) => key === pressed)?.control;
  if (target === undefined || event.repeat) return false;
  if (target instanceof HTMLButtonElement) target.click();
  else
    (target.querySelector<HTMLElement>(`:is(${fields})[aria-checked="true"]`) ?? firstField(target))?.focus();
  return true;
}

/** The keys of the controls that would take them now. */
export function targetKeys(): readonly ListKey<string>[] {
  return shownTargets().map(({ key, label }) => ({ key, label, action: label }));
}

function shownTargets() {
  const details = [...document.querySelectorAll<HTMLElement>(shownDetails)].at(-1);
  const scope = details ?? rowAround(document.activeElement);
  const controls = [...(scope?.querySelectorAll<HTMLElement>(targets) ?? [])];
  return controls.map((control) => ({
    control,
    key: control.getAttribute('aria-keyshortcuts')?.toLowerCase() ?? '',
    label: control.dataset.keyLabel ?? '',
  }));
}

const firstField = (form: HTMLElement) => form.querySelector<HTMLElement>(fields);
