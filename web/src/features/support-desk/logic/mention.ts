/** The mention that is being typed before the caret, without its sign; undefined when there is none. */
export function mentionBefore(text: string, caret: number): string | undefined {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at === -1 || /[\p{L}\p{N}]/u.test(before[at - 1] ?? ' ')) return undefined;
  const typed = before.slice(at + 1);
  return typed.length <= 40 && !/[\n@]/.test(typed) ? typed : undefined;
}

/** The names that the typed letters begin. */
export function namesFor<Member extends { name: string }>(typed: string, staff: readonly Member[]): Member[] {
  const letters = typed.toLowerCase();
  return staff.filter(({ name }) => {
    const whole = name.toLowerCase();
    return whole !== letters && whole.startsWith(letters);
  });
}

/** The text with the whole name in place of what was typed, and the caret behind it. */
export function completeMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const at = text.slice(0, caret).lastIndexOf('@');
  const head = `${text.slice(0, at)}@${name} `;
  return { text: head + text.slice(caret).trimStart(), caret: head.length };
}
