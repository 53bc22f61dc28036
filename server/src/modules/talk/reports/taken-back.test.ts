import { minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { offer } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { openModeration } from './test-reports.ts';

const oja = await startOja();
const { market, ada, bola, report, act, audited, notifications } = await openModeration(oja);
const list = (query: Record<string, string> = {}) => oja.call('listReports', { token: ada.token, query });

describe('what one member of staff entered', () => {
  const enter = async (by: Person, targetId: string) => {
    const body = {
      title: 'Heard on the phone',
      reporter: 'A caller',
      description: 'He cheats.',
      type: 'user',
      reason: 'Scam/Fraud',
      target_id: targetId,
    } as const;
    return (await oja.call('addReport', { token: by.token, body })).body.data;
  };

  test('is approved and acted on by another one', async () => {
    const culprit = await oja.person({ days: 365 });
    const { id, actions } = await enter(ada, culprit.id);
    expect(actions).toEqual(['claim', 'dismiss', 'edit', 'delete']);
    const refused = [
      await act('approveReport', ada, id),
      await act('approveReport', ada, id, { action: 'warn_user', text: 'Be polite.' }),
      await act('actOnReport', ada, id, { action: 'suspend_user', text: 'Made up.' }),
    ];
    for (const answer of refused) expect(refusalOf(answer)).toEqual([403, 'added_report_refused']);
    expect((await oja.call('currentUser', { token: culprit.token })).status).toBe(200);
    const decided = await act('approveReport', bola, id, { action: 'suspend_user', text: 'Sold a fake.' });
    expect(decided.body.data).toMatchObject({ status: 'resolved', done: ['suspend_user'] });
  });

  test('does not follow the decision of the same person about another report', async () => {
    const culprit = await oja.person({ days: 365 });
    const { id: entered } = await enter(ada, culprit.id);
    const other = await report({ type: 'user', target_id: culprit.id });
    expect((await act('approveReport', ada, other)).status).toBe(200);
    expect((await act('showReport', ada, entered)).body.data.status).toBe('pending');
  });

  test('is dismissed by the same person, who made the mistake', async () => {
    const { id } = await enter(ada, market.seller.id);
    expect((await act('dismissReport', ada, id)).body.data.status).toBe('dismissed');
  });
});

describe('what was done', () => {
  test('counts earlier quick actions, which are not offered again', async () => {
    const listing = await offer(market);
    const id = await report({ type: 'listing', target_id: listing.id });
    const hidden = await act('actOnReport', ada, id, { action: 'hide_listing', text: 'Bought followers.' });
    expect(hidden.body.data).toMatchObject({ done: ['hide_listing'], present_status: 'rejected' });
    expect(hidden.body.data.actions).not.toContain('hide_listing');
    const approved = await act('approveReport', ada, id);
    expect(approved.body.data).toMatchObject({ decision: { outcome: 'none' }, done: ['hide_listing'] });
    const { body } = await list({ status: 'resolved' });
    expect(body.data.find((row) => row.id === id)?.done).toEqual(['hide_listing']);
  });

  test('leaves out a second warning of one report', async () => {
    const culprit = await oja.person({ days: 365 });
    const id = await report({ type: 'user', target_id: culprit.id });
    const { body } = await act('actOnReport', ada, id, { action: 'warn_user', text: 'Please be polite.' });
    expect(body.data).toMatchObject({ done: ['warn_user'], present_status: 'active' });
    expect(body.data.actions).not.toContain('warn_user');
  });
});

describe('undoing a dismissal', () => {
  test('puts the report back into the queue within ten seconds, and its reporter is told nothing', async () => {
    const reporter = await oja.person({ days: 365 });
    const id = await report({}, reporter);
    await act('dismissReport', ada, id);
    oja.clock.advance(10_000);
    const undone = await act('undoDismissal', ada, id);
    expect(undone.body).toMatchObject({
      data: { status: 'pending', decision: null },
      message: 'The dismissal was undone',
    });
    oja.clock.advance(minuteMs);
    await oja.runJobs();
    expect(await notifications(reporter)).toEqual([]);
    expect(await audited(id)).toEqual(['report.dismissed', 'report.dismissal_undone']);
    expect(refusalOf(await act('undoDismissal', ada, id))).toEqual([409, 'undo_refused']);
  });

  test('is for the person who dismissed it, and in time', async () => {
    const id = await report();
    await act('dismissReport', ada, id);
    expect(refusalOf(await act('undoDismissal', bola, id))).toEqual([409, 'undo_refused']);
    oja.clock.advance(14_000);
    expect(refusalOf(await act('undoDismissal', ada, id))).toEqual([409, 'undo_too_late']);
  });
});

describe('reopening', () => {
  const reason = 'The seller sent a proof.';

  test('puts a decided report back into the queue, with a reason, and what was done stays', async () => {
    const reporter = await oja.person({ days: 365 });
    const listing = await offer(market);
    const id = await report({ type: 'listing', target_id: listing.id }, reporter);
    await act('approveReport', ada, id, { action: 'hide_listing', text: 'Bought followers.' });
    expect((await act('showReport', bola, id)).body.data.actions).toContain('reopen');
    // Notifications are read newest first.
    oja.clock.advance(1);
    const reopened = await act('reopenReport', bola, id, { reason });
    expect(reopened.body).toMatchObject({
      data: { status: 'pending', decision: null, done: ['hide_listing'], present_status: 'rejected' },
      message: 'Report reopened',
    });
    expect(reopened.body.data.timeline[0]).toMatchObject({ kind: 'reopened', text: reason });
    expect((await list({ status: 'open' })).body.data.map((row) => row.id)).toContain(id);
    expect(await audited(id)).toEqual(['report.approved', 'report.reopened']);
    expect(await notifications(reporter)).toEqual(['We look at your report again', 'Your report was right']);
    expect(reopened.body.data.actions).toContain('put_back');
    const back = await act('putBack', bola, id, { reason });
    expect(back.body.data).toMatchObject({ done: [], present_status: 'posted', taken_down: false });
    expect((await act('dismissReport', bola, id)).body.data.status).toBe('dismissed');
  });

  test('needs a reason and a decided report', async () => {
    const id = await report();
    expect(refusalOf(await act('reopenReport', ada, id, { reason }))).toEqual([409, 'report_open']);
    await act('dismissReport', ada, id);
    const without = await oja.callRaw('reopenReport', { token: ada.token, params: { id }, body: {} });
    expect(refusalOf(without)).toEqual([400, 'invalid_input']);
  });

  test('of two at once happens once', async () => {
    const id = await report();
    await act('dismissReport', ada, id);
    const answers = await Promise.all([ada, bola].map((by) => act('reopenReport', by, id, { reason })));
    expect(outcomesOf(answers)).toEqual(['200', '409 report_open']);
  });
});
