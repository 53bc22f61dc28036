import { hourMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addTrader, offer } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { lapseClaims } from './index.ts';
import { openModeration } from './test-reports.ts';

const oja = await startOja();
const { market, ada, bola, report, act, audited, notifications } = await openModeration(oja);
const list = (query: Record<string, string> = {}) => oja.call('listReports', { token: ada.token, query });
const lapse = () => lapseClaims.run(oja.deps, {}, { number: 1, last: true });

const hide = (by: Person, id: string, reason: string) =>
  oja.call('hideReport', { token: by.token, params: { id }, body: { reason } });

describe('claiming', () => {
  test('is for one at a time: of two at once one gets it, and the other reads who has it', async () => {
    const id = await report();
    const answers = await Promise.all([act('claimReport', ada, id), act('claimReport', bola, id)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 report_claimed']);
    const refused = answers.find(({ status }) => status === 409);
    const { body } = await act('showReport', ada, id);
    expect(body.data).toMatchObject({ status: 'investigating', claim: { by: expect.any(String) } });
    expect(refused?.body).toMatchObject({
      code: 'report_claimed',
      message: `${body.data.claim?.by} is working on this report.`,
    });
  });

  test('keeps colleagues from deciding, editing, acting and deleting, but not from notes', async () => {
    const id = await report();
    await act('claimReport', ada, id);
    const refused = [
      await act('approveReport', bola, id),
      await act('dismissReport', bola, id, {}),
      await act('editReport', bola, id, { priority: 'critical' }),
      await act('actOnReport', bola, id, { action: 'warn_user', text: 'Be polite.' }),
      await hide(bola, id, 'Mine.'),
      await act('releaseReport', bola, id),
    ];
    expect(refused.map(refusalOf)).toEqual(refused.map(() => [409, 'report_claimed']));
    expect((await act('noteReport', bola, id, { text: 'I know this seller.' })).status).toBe(200);
    expect((await act('dismissReport', ada, id)).body.data.status).toBe('dismissed');
  });

  test('ends by giving it back, or after thirty minutes', async () => {
    const id = await report();
    await act('claimReport', ada, id);
    expect((await act('releaseReport', ada, id)).body.data).toMatchObject({ status: 'pending', claim: null });
    await act('claimReport', ada, id);
    oja.clock.advance(30 * minuteMs - 1);
    await lapse();
    expect(refusalOf(await act('claimReport', bola, id))).toEqual([409, 'report_claimed']);
    oja.clock.advance(1);
    expect((await act('showReport', bola, id)).body.data.actions).toContain('claim');
    await lapse();
    expect((await act('showReport', bola, id)).body.data).toMatchObject({ status: 'pending', claim: null });
    expect((await act('claimReport', bola, id)).status).toBe(200);
  });
});

describe('deciding', () => {
  test('resolves or dismisses, once, with the words of the specification (A434, A435, A456, A457)', async () => {
    const reporter = await oja.person({ days: 365 });
    const right = await report({}, reporter);
    const wrong = await report({}, reporter);
    const approved = await act('approveReport', ada, right);
    expect(approved.body).toMatchObject({
      data: { status: 'resolved', decision: { outcome: 'none' } },
      message: 'Report approved and resolved',
    });
    oja.clock.advance(1);
    const dismissed = await act('dismissReport', ada, wrong, { note: 'Looks fine to me.' });
    expect(dismissed.body).toMatchObject({ data: { status: 'dismissed' }, message: 'Report dismissed' });
    expect(dismissed.text).toContain('Looks fine to me.');
    for (const name of ['approveReport', 'dismissReport', 'claimReport'] as const) {
      const again = await act(name, bola, right);
      expect(refusalOf(again)).toEqual([409, 'report_decided']);
    }
    // A dismissal is told once it cannot be undone.
    expect(await notifications(reporter)).toEqual(['Your report was right']);
    oja.clock.advance(14_000);
    await oja.runJobs();
    expect(await notifications(reporter)).toEqual(['We looked at your report', 'Your report was right']);
    expect(await audited(right)).toEqual(['report.approved']);
    const { body } = await act('showReport', ada, wrong);
    expect(body.data.reporter_record).toMatchObject({ reports: 2, right: 1, wrong: 1 });
  });

  test('of two at once happens once', async () => {
    const id = await report();
    const answers = await Promise.all([act('approveReport', ada, id), act('dismissReport', bola, id)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 report_decided']);
  });

  test('is not for whom it is about or by', async () => {
    const insider = await addTrader(oja);
    const listing = await offer({ ...market, seller: insider });
    const byThem = await report({}, insider);
    const aboutThem = await report({ type: 'user', target_id: insider.id });
    await oja.deps.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', insider.id).execute();
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin' })
      .where('id', '=', insider.sessionId)
      .execute();
    oja.deps.sessions.invalidateUser(insider.id);
    for (const id of [byThem, aboutThem]) {
      const refused = await act('approveReport', insider, id);
      expect(refusalOf(refused)).toEqual([403, 'own_report_refused']);
      expect(refusalOf(await act('showReport', insider, id))).toEqual([403, 'own_report_refused']);
    }
    const query = { about: insider.id };
    const { body } = await oja.call('listReports', { token: insider.token, query });
    const hidden = 'Hidden, because it is about you.';
    expect(body.data).toMatchObject([
      { reporter: hidden, reporter_id: null, description: hidden, actions: [] },
    ]);
    const file = await oja.call('exportReports', { token: insider.token, query });
    expect(file.text).toContain(hidden);
    expect(file.text).not.toContain('Posted ten times.');
    const reporterId = present(
      await oja.deps.db
        .selectFrom('reports')
        .select('reporterId')
        .where('id', '=', aboutThem)
        .executeTakeFirst(),
    ).reporterId;
    for (const guess of [{ search: 'posted ten times' }, { by: present(reporterId) }]) {
      const listed = await oja.call('listReports', { token: insider.token, query: { ...query, ...guess } });
      expect([listed.body.data, listed.body.total]).toEqual([[], 0]);
      const found = await oja.call('listReports', { token: ada.token, query: { ...query, ...guess } });
      expect(found.body.data).toMatchObject([{ id: aboutThem }]);
      const lines = await oja.call('exportReports', { token: insider.token, query: { ...query, ...guess } });
      expect(lines.text).not.toContain(aboutThem);
    }
    const inHeader = async (by: Person) => {
      const answer = await oja.call('search', { token: by.token, query: { q: aboutThem } });
      return answer.body.data.groups.filter(({ group }) => group === 'reports').length;
    };
    expect([await inHeader(ada), await inHeader(insider)]).toEqual([1, 0]);
    const aboutMyself = {
      title: 'My listing',
      reporter: 'By phone',
      description: 'Nothing.',
      type: 'listing',
      reason: 'Spam',
      target_id: listing.id,
    } as const;
    expect(refusalOf(await oja.call('addReport', { token: insider.token, body: aboutMyself }))).toEqual([
      403,
      'own_content_reported',
    ]);
  });
});

describe('quick actions (A245)', () => {
  test.each([undefined, '', '  '])('need a reason that the person reads, not %j', async (text) => {
    const id = await report();
    const body = { action: 'hide_listing', text };
    for (const name of ['approveReport', 'actOnReport'] as const) {
      const refused = await oja.callRaw(name, { token: ada.token, params: { id }, body });
      expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
    }
    expect((await act('showReport', ada, id)).body.data).toMatchObject({ status: 'pending', done: [] });
  });

  test('hide a listing: it leaves the market, the seller is told why and may correct it', async () => {
    const listing = await offer(market);
    const reporter = await oja.person({ days: 365 });
    const id = await report({ type: 'listing', target_id: listing.id }, reporter);
    const body = { action: 'hide_listing', text: 'The followers are bought.' } as const;
    expect((await act('approveReport', ada, id, body)).body.data).toMatchObject({
      status: 'resolved',
      decision: { outcome: 'hide_listing' },
    });
    expect(refusalOf(await oja.call('showListing', { params: { id: listing.id } }))).toEqual([
      410,
      'listing_gone',
    ]);
    expect(await notifications(market.seller)).toContain('Your listing was taken off the market');
    expect(await audited(listing.id)).toContain('listing.hidden');
    await oja.runJobs();
    const mails = await oja.mails(reporter.email);
    expect(mails.at(-1)?.text).toContain('our team took it off the market');
    const own = await oja.call('listOwnListings', { token: market.seller.token });
    expect(own.text).toContain('The followers are bought.');
  });

  test('are refused together with the decision when the thing cannot be acted on', async () => {
    const listing = await offer(market);
    const id = await report({ type: 'listing', target_id: listing.id });
    await act('actOnReport', ada, id, { action: 'hide_listing', text: 'Bought followers.' });
    const again = await act('approveReport', ada, id, { action: 'hide_listing', text: 'Bought followers.' });
    expect([...refusalOf(again), again.body.message]).toEqual([
      409,
      'state_conflict',
      expect.stringMatching(/ hid this listing already\.$/),
    ]);
    expect((await act('showReport', ada, id)).body.data.status).toBe('pending');
  });

  test('suspend a person: every session ends, and deciding is one step with it', async () => {
    const culprit = await oja.person({ days: 365 });
    const id = await report({ type: 'user', target_id: culprit.id });
    const answer = await act('approveReport', ada, id, { action: 'suspend_user', text: 'Sold a fake.' });
    expect(answer.body.data).toMatchObject({
      decision: { outcome: 'suspend_user' },
      owner_record: { status: 'banned', right: 1 },
    });
    expect(refusalOf(await oja.call('currentUser', { token: culprit.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    expect(await audited(culprit.id)).toEqual(['user.suspended']);
  });

  test('suspend for good who is suspended for a day, and are refused where that would change nothing', async () => {
    const culprit = await oja.person({ days: 365 });
    const [id, second] = [
      await report({ type: 'user', target_id: culprit.id }),
      await report({ type: 'user', target_id: culprit.id, reason: 'Harassment' }),
    ];
    const admin = await oja.person({ role: 'admin' });
    const params = { id: culprit.id };
    const body = { kind: 'suspension', days: 1, reason: 'Sold a fake.' } as const;
    expect((await oja.call('addSanction', { token: admin.token, params, body })).status).toBe(200);
    expect((await act('showReport', ada, id)).body.data.actions).toContain('suspend_user');

    const suspend = { action: 'suspend_user', text: 'Sold another one.' } as const;
    expect((await act('actOnReport', ada, id, suspend)).body.data.done).toEqual(['suspend_user']);
    const { data } = (await oja.call('listSanctions', { token: admin.token, params })).body;
    expect(data.filter(({ ended }) => ended === null)).toMatchObject([
      { reason: 'Sold another one.', until: null, report_id: id },
    ]);
    expect((await act('showReport', ada, second)).body.data.actions).not.toContain('suspend_user');
    expect(refusalOf(await act('approveReport', ada, second, suspend))).toEqual([409, 'sanction_stands']);
    expect((await act('showReport', ada, second)).body.data.status).toBe('pending');
  });

  test('warn a person, which is counted, and leaves the decision for later', async () => {
    const culprit = await oja.person({ days: 365 });
    const id = await report({ type: 'user', target_id: culprit.id });
    const answer = await act('actOnReport', ada, id, { action: 'warn_user', text: 'Please be polite.' });
    expect(answer.body.data).toMatchObject({ status: 'pending', owner_record: { warnings: 1 } });
    const { body } = await oja.call('listNotifications', { token: culprit.token });
    expect(body.data[0]).toMatchObject({ title: 'A warning from our team' });
    expect(body.data[0]?.text).toContain('Please be polite.');
    expect(await audited(culprit.id)).toEqual(['user.warned']);
    const hidden = await act('actOnReport', ada, id, { action: 'hide_listing', text: 'Bought followers.' });
    expect(refusalOf(hidden)).toEqual([409, 'report_without_target']);
  });
});

describe('deleting a report (A455, A606)', () => {
  test('hides it with a reason and never erases it', async () => {
    const id = await report();
    const without = await oja.callRaw('hideReport', { token: ada.token, params: { id }, body: {} });
    expect(refusalOf(without)).toEqual([400, 'invalid_input']);
    const hidden = await hide(ada, id, 'A test of ours.');
    expect(hidden.body.message).toBe('Report deleted successfully');
    expect(refusalOf(await act('showReport', ada, id))).toEqual([404, 'not_found']);
    expect(refusalOf(await act('claimReport', ada, id))).toEqual([404, 'not_found']);
    const row = await oja.deps.db
      .selectFrom('reports')
      .select(['hiddenBy', 'hiddenReason', 'description'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      hiddenBy: ada.id,
      hiddenReason: 'A test of ours.',
      description: 'Posted ten times.',
    });
    expect(await audited(id)).toEqual(['report.hidden']);
  });
});

describe('the queue', () => {
  test('is for staff alone', async () => {
    for (const name of ['listReports', 'summariseReports', 'showReport', 'addReport'] as const) {
      expect(refusalOf(await oja.call(name))).toEqual([401, 'session_required']);
      expect(refusalOf(await oja.call(name, { token: market.buyer.token }))).toEqual([403, 'access_denied']);
    }
  });

  test('is searched, filtered and sorted, page after page (A233, A234, A235)', async () => {
    await oja.deps.db
      .updateTable('reports')
      .set({
        hiddenAt: oja.clock.now,
        hiddenBy: ada.id,
        hiddenReason: 'Before this test.',
      })
      .execute();
    const ids: string[] = [];
    for (const reason of ['Spam', 'Scam/Fraud', 'Spam', 'Copyright Violation'] as const) {
      oja.clock.advance(1_000);
      ids.push(await report({ reason, description: `About ${reason} 100%_` }));
    }
    const found = async (query: Record<string, string>) =>
      (await list(query)).body.data.map((row) => ids.indexOf(row.id));
    expect(await found({})).toEqual([3, 2, 1, 0]);
    expect(await found({ sort: 'priority' })).toEqual([1, 3, 2, 0]);
    expect(await found({ direction: 'asc' })).toEqual([0, 1, 2, 3]);
    expect(await found({ sort: 'priority', direction: 'asc' })).toEqual([0, 2, 3, 1]);
    expect(refusalOf(await list({ direction: 'up' }))).toEqual([400, 'invalid_input']);
    expect(await found({ search: 'about spam 100%_' })).toEqual([2, 0]);
    expect(await found({ search: 'zebra' })).toEqual([]);
    expect(await found({ priority: 'high' })).toEqual([1]);
    await act('claimReport', ada, ids[1] ?? '');
    expect(await found({ status: 'investigating' })).toEqual([1]);
    expect(await found({ type: 'review' })).toEqual([]);
    for (const sort of ['newest', 'priority']) {
      const first = await list({ limit: '3', sort });
      expect(first.body).toMatchObject({ total: 4, total_is_exact: true });
      const rest = await list({ limit: '3', sort, cursor: present(first.body.next_cursor) });
      const seen = [...first.body.data, ...rest.body.data].map((row) => row.id);
      expect(new Set(seen).size).toBe(4);
      expect(rest.body.next_cursor).toBeNull();
    }
    const wrong = [
      ['status', 'shut'],
      ['priority', 'urgent'],
      ['cursor', 'x'],
      ['limit', '1000'],
    ] as const;
    for (const [name, value] of wrong)
      expect(refusalOf(await list({ [name]: value }))).toEqual([400, 'invalid_input']);
  });

  test('has figures of real reports (A232, A371)', async () => {
    const figures = async () => (await oja.call('summariseReports', { token: ada.token })).body.data;
    const before = await figures();
    expect(before).toMatchObject({ pending: 3, investigating: 1, high_priority: 1, resolved: 0 });
    const id = await report();
    oja.clock.advance(2 * hourMs);
    await act('approveReport', ada, id);
    expect(await figures()).toMatchObject({ pending: 3, resolved: 1, dismissed: 0, mean_hours: 2 });
  });

  test('is filtered by the person it is about or by, and so is the file', async () => {
    const [reporter, reported] = [await oja.person({ days: 365 }), await oja.person({ days: 365 })];
    const aboutPerson = await report({ type: 'user', target_id: reported.id }, reporter);
    oja.clock.advance(1_000);
    const aboutListing = await report({}, reporter);
    const idsOf = async (query: Record<string, string>) => (await list(query)).body.data.map(({ id }) => id);
    expect(await idsOf({ by: reporter.id })).toEqual([aboutListing, aboutPerson]);
    expect(await idsOf({ about: reported.id })).toEqual([aboutPerson]);
    expect(await idsOf({ about: market.seller.id, by: reporter.id })).toEqual([aboutListing]);
    expect(await idsOf({ about: reporter.id })).toEqual([]);
    expect((await list({ about: reported.id })).body.total).toBe(1);
    expect(refusalOf(await list({ by: 'ada' }))).toEqual([400, 'invalid_input']);
    const file = await oja.call('exportReports', { token: ada.token, query: { about: reported.id } });
    expect(file.text.trim().split('\r\n')).toHaveLength(2);
  });

  test('shows the context: the thing as it was, other reports about it, and both records', async () => {
    const listing = await offer(market, { description: 'As it was.' });
    const target = { type: 'listing', target_id: listing.id } as const;
    await report(target);
    const id = await report({ ...target, description: '<script>alert(1)</script>' });
    const { body } = await act('showReport', ada, id);
    expect(body.data).toMatchObject({
      // Stored as typed: the browser renders it as text.
      description: '<script>alert(1)</script>',
      same_target: 2,
      snapshot: { text: 'As it was.' },
      page: `/listing/${listing.id}`,
      others: [{ reason: 'Spam', status: 'pending' }],
      owner_record: { id: market.seller.id },
      reporter_record: { reports: 1, right: 0, wrong: 0 },
      timeline: [{ kind: 'submitted' }],
    });
  });

  test('keeps notes in their order, for staff only (A246)', async () => {
    const reporter = await oja.person({ days: 365 });
    const id = await report({}, reporter);
    await act('noteReport', ada, id, { text: 'Asked the seller.' });
    const { body } = await act('noteReport', bola, id, { text: 'No answer yet.' });
    const notes = body.data.timeline.filter((row) => row.kind === 'note');
    expect(notes.map((row) => row.text)).toEqual(['No answer yet.', 'Asked the seller.']);
    expect(refusalOf(await act('noteReport', ada, id, { text: ' ' }))).toEqual([400, 'invalid_input']);
    expect(await notifications(reporter)).toEqual([]);
  });

  test('forgets the name of a person who deleted their account', async () => {
    const reporter = await oja.person();
    const id = await report({}, reporter);
    const { password } = reporter;
    expect((await oja.call('deleteUser', { token: reporter.token, body: { password } })).status).toBe(200);
    expect((await act('showReport', ada, id)).body.data.reporter).toBe('Deleted user');
  });
});
