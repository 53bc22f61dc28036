import type { Handover } from '@oja/contract/handovers';

/** What a buyer should know before confirming; undefined when all is ticked off. */
export function confirmWarning({ confirm, steps }: Pick<Handover, 'confirm' | 'steps'>): string | undefined {
  const own = steps.filter(({ by }) => by === 'buyer').length;
  if (confirm.unticked === 0 || own === 0) return undefined;
  if (confirm.unticked >= own) {
    return 'You have not ticked anything off. Whoever had the account before may still get back in.';
  }
  if (confirm.sentence === null) return undefined;
  return confirm.unticked === 1
    ? 'One of your steps is not ticked off.'
    : `${confirm.unticked} of your steps are not ticked off.`;
}
