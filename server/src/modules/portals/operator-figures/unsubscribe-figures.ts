import type { Sealer } from '../../../crypto/sealing.ts';
import { readSignedId, signId } from '../../../crypto/signed-id.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { endFigureSchedule } from './end-figure-schedule.ts';

/** A mail may be opened years later, and the token allows nothing but to end the schedule. */
const label = 'end the mails with operator figures';

export function figuresUnsubscribePath(sealer: Sealer, userId: string): string {
  return `/unsubscribe/figures?token=${signId(sealer, label, userId)}`;
}

/** Ends the schedule of the person whom the token names; the page switches it on again. */
export async function unsubscribeFigures(deps: Pick<Deps, 'db' | 'sealer'>, token: string): Promise<void> {
  const userId = readSignedId(deps.sealer, label, token);
  if (userId === undefined) throw new Refusal('unsubscribe_link_invalid');
  await endFigureSchedule(deps, {
    userId,
    actor: { id: null, label: 'Oja' },
    reason: 'Ended by the link of a mail.',
  });
}
