import { expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { eventRow } from './events.ts';
import { draftNotification, notifyAll } from './index.ts';

const oja = await startOja();
const { events } = await oja.deps.settings.read('notifications');
await changeSettings(oja, 'notifications', {
  events: { ...events, purchaseConfirmation: false, disputeOpened: false },
});

test.each(['purchase_made', 'account_sold', 'dispute_needs_admin', 'appeal_needs_admin'] as const)(
  '%s has a deadline: no switch and no preference silences its bell and mail',
  async (name) => {
    const reader = await oja.person({ role: 'admin' });
    const { channels, group } = eventRow(name);
    const save = (preferences: BodyFor<'saveNotificationPreferences'>['preferences']) =>
      oja.call('saveNotificationPreferences', { token: reader.token, body: { preferences } });
    for (const channel of channels) {
      await save([{ event: name, channel, enabled: false }]);
      await save([{ group, channel, enabled: false }]);
    }
    const about = { handle: '@ada', purchaseId: reader.id, reference: 'TXN-1' };
    const at = oja.deps.now();
    const drafts = {
      purchase_made: () =>
        draftNotification('purchase_made', reader.id, { ...about, priceKobo: 1, until: at, by: 'steps' }),
      account_sold: () =>
        draftNotification('account_sold', reader.id, {
          ...about,
          payoutKobo: 1,
          releaseAt: at,
          coverDays: 0,
          heldKobo: 0,
          by: 'steps',
        }),
      dispute_needs_admin: () =>
        draftNotification('dispute_needs_admin', reader.id, { ...about, reason: 'Gone.' }),
      appeal_needs_admin: () =>
        draftNotification('appeal_needs_admin', reader.id, {
          ...about,
          side: 'buyer',
          state: 'opened',
          dueAt: at,
        }),
    };
    const draft = drafts[name]();
    await inTransaction(oja.deps.db, (tx) => notifyAll(tx, [draft], at));
    await oja.runJobs();
    const { body } = await oja.call('listNotifications', { token: reader.token });
    expect(body.data.map(({ title }) => title)).toEqual([draft.content.title]);
    const mails = channels.some((channel) => channel === 'mail') ? [draft.content.title] : [];
    expect((await oja.mails(reader.email)).map(({ subject }) => subject)).toEqual(mails);
  },
);
