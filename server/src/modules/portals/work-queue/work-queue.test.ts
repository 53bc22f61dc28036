import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { workTerms } from '@oja/contract/work-fields';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { openModeration } from '../../talk/reports/test-reports.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { addListing } from '../../trade/listings/test-listings.ts';
import { listWork } from './test-work.ts';

const oja = await startOja();
const { market, ada, bola, report } = await openModeration(oja);
const { admin } = market;
const admin2 = await addAdmin(oja);

const newListing = async () => ({ kind: 'listing' as const, id: (await addListing(oja, market.seller)).id });
const newTicket = async () => {
  const { id } = await openOne(oja, await oja.person(), { priority: 'medium' });
  return { kind: 'ticket' as const, id };
};
const newReport = async (reason: 'Spam' | 'Scam/Fraud' = 'Spam') => ({
  kind: 'report' as const,
  id: await report({ reason }),
});
const unknown = { kind: 'listing' as const, id: randomUUID() };

describe('GET /admin/work', () => {
  test('asks for a session of staff', async () => {
    expect(refusalOf(await oja.call('listWork'))).toEqual([401, 'session_required']);
    const refused = await oja.call('listWork', { token: market.buyer.token });
    expect(refusalOf(refused)).toEqual([403, 'access_denied']);
    const other = await oja.call('listWork', { token: ada.token, query: { kind: 'dispute' } });
    expect(refusalOf(other)).toEqual([403, 'access_denied']);
  });

  test('is one list by due time, whatever the kind, and continues where a page ended', async () => {
    const low = await newReport('Spam');
    oja.clock.advance(hourMs);
    const listing = await newListing();
    oja.clock.advance(hourMs);
    const high = await newReport('Scam/Fraud');
    const ticket = await newTicket();
    const expected = [high, listing, ticket, low].map(({ id }) => id);
    const all = await listWork(oja, admin);
    expect(all.map(({ id }) => id).filter((id) => expected.includes(id))).toEqual(expected);
    const pages: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '1', ...(cursor === null ? {} : { cursor }) };
      const { body } = await oja.call('listWork', { token: admin.token, query });
      pages.push(...body.data.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(pages).toEqual(all.map(({ id }) => id));
    const refused = await oja.callRaw('listWork', { token: admin.token, query: { cursor: 'abc' } });
    expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
  });

  test('narrows by owner, overdue and whom it waits for', async () => {
    const listing = await newListing();
    const ticket = await newTicket();
    await oja.call('answerTicket', {
      token: ada.token,
      params: { id: ticket.id },
      body: { text: 'Please try it again.' },
    });
    await oja.call('claimWork', { token: admin.token, params: listing });
    const idsOf = async (query: object, by = admin) => (await listWork(oja, by, query)).map(({ id }) => id);
    expect(await idsOf({ owner: 'me' })).toEqual([listing.id]);
    expect(await idsOf({ owner: admin.id }, admin2)).toEqual([listing.id]);
    expect(await idsOf({ owner: 'none' })).not.toContain(listing.id);
    expect(await idsOf({ owner: 'any' })).toEqual([listing.id, ticket.id]);
    expect(await idsOf({ waiting_for: 'customer' })).toEqual([ticket.id]);
    expect(await idsOf({ overdue: 'true' })).toEqual([]);
    oja.clock.advance(24 * hourMs);
    expect(await idsOf({ overdue: 'true' })).toContain(listing.id);
    const [last] = (await listWork(oja, admin, { kind: 'ticket', owner: 'any' })).filter(
      ({ id }) => id === ticket.id,
    );
    expect(last).toMatchObject({ due_at: null, overdue: false, waiting_for: 'customer' });
    const { body } = await oja.call('countWork', { token: admin.token });
    expect(body.data).toMatchObject({ mine: 1, overdue: (await idsOf({ overdue: 'true' })).length });
  });
});

describe('who works on an item', () => {
  test.each([
    ['listing', newListing, 'work_taken'],
    ['report', newReport, 'report_claimed'],
    ['ticket', newTicket, 'ticket_taken'],
  ] as const)(
    'a %s is taken, refused to others by name, given back, and assigned',
    async (_kind, make, code) => {
      const params = await make();
      const call = (name: 'claimWork' | 'releaseWork', by = ada) =>
        oja.call(name, { token: by.token, params });
      const first = await call('claimWork');
      expect([first.status, first.body.data?.owner?.id]).toEqual([200, ada.id]);
      expect((await call('claimWork')).status).toBe(200);
      const second = await call('claimWork', bola);
      expect(refusalOf(second)).toEqual([409, code]);
      expect(second.body.message).toContain(first.body.data?.owner?.name);
      expect(refusalOf(await call('releaseWork', bola))).toEqual([409, code]);
      const released = await call('releaseWork');
      expect([released.status, released.body.data?.owner]).toEqual([200, null]);
      const assigned = await oja.call('assignWork', {
        token: ada.token,
        params,
        body: { owner_id: bola.id },
      });
      expect([assigned.status, assigned.body.data?.owner?.id]).toEqual([200, bola.id]);
      const wrong = await oja.call('assignWork', {
        token: bola.token,
        params,
        body: { owner_id: market.buyer.id },
      });
      expect(refusalOf(wrong)).toEqual([400, 'assignee_unknown']);
    },
  );

  test('an item that is not open has no owner', async () => {
    for (const name of ['claimWork', 'releaseWork', 'watchWork'] as const) {
      const refused = await oja.call(name, { token: admin.token, params: unknown });
      expect([name, ...refusalOf(refused)]).toEqual([name, 404, 'not_found']);
    }
    const refused = await oja.call('assignWork', {
      token: admin.token,
      params: unknown,
      body: { owner_id: ada.id },
    });
    expect(refusalOf(refused)).toEqual([404, 'not_found']);
    expect(refusalOf(await oja.call('claimWork', { params: unknown }))).toEqual([401, 'session_required']);
  });

  test('of two who claim at once one wins and the other is told who', async () => {
    const params = await newListing();
    for (let round = 0; round < roundsOf(50); round += 1) {
      const answers = await Promise.all(
        [ada, bola].map(({ token }) => oja.call('claimWork', { token, params })),
      );
      expect(outcomesOf(answers)).toEqual(['200', '409 work_taken']);
      const winner = answers.find(({ status }) => status === 200);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.message).toBe(`${winner?.body.data.owner?.name} works on this.`);
      const by = winner?.body.data.owner?.id === ada.id ? ada : bola;
      expect((await oja.call('releaseWork', { token: by.token, params })).status).toBe(200);
    }
  });

  test('a claim at the moment of the decision leaves no owner behind', async () => {
    for (let round = 0; round < roundsOf(50); round += 1) {
      const params = await newListing();
      await Promise.all([
        oja.call('claimWork', { token: ada.token, params }),
        oja.call('approveListing', { token: bola.token, params: { id: params.id } }),
      ]);
    }
    const left = await oja.deps.db
      .selectFrom('workAssignments')
      .innerJoin('listings', 'listings.id', 'workAssignments.subjectId')
      .select('listings.id')
      .where('listings.status', '!=', 'pending')
      .execute();
    expect(left).toEqual([]);
  });

  test('a member of staff who leaves the team owns nothing', async () => {
    const leaver = await oja.person({ role: 'moderator' });
    const params = await newListing();
    await oja.call('claimWork', { token: leaver.token, params });
    await oja.deps.db.updateTable('users').set({ role: 'user' }).where('id', '=', leaver.id).execute();
    const [item] = (await listWork(oja, admin, { kind: 'listing' })).filter(({ id }) => id === params.id);
    expect(item?.owner).toBeNull();
  });
});

describe('GET /admin/work/next', () => {
  test('gives the most urgent item that is own or unassigned, and goes on behind an open one', async () => {
    const next = async (by = ada, query = {}) =>
      (await oja.call('nextWork', { token: by.token, query })).body.data;
    expect(refusalOf(await oja.call('nextWork'))).toEqual([401, 'session_required']);
    const first = await next();
    if (first === null) throw new Error('the queue is empty');
    const { kind, id } = first;
    const second = await next(ada, { after: `${kind}:${id}` });
    expect(second?.id).not.toBe(id);
    await oja.call('claimWork', { token: bola.token, params: { kind, id } });
    expect((await next())?.id).not.toBe(id);
    expect((await next(bola))?.id).toBe(id);
    expect((await next(ada, { kind: 'listing' }))?.kind).toBe('listing');
  });

  test('is null when nothing waits', async () => {
    const quiet = await oja.call('nextWork', { token: admin.token, query: { kind: 'appeal' } });
    expect([quiet.status, quiet.body.data]).toEqual([200, null]);
  });
});

describe('who looks at an item', () => {
  test('is known to the others until they leave or the time is over, and so is its owner', async () => {
    const params = await newListing();
    const watch = async (by = ada) =>
      (await oja.call('watchWork', { token: by.token, params })).body.data.viewers.map(({ id }) => id);
    expect(await watch(ada)).toEqual([]);
    expect(await watch(bola)).toEqual([ada.id]);
    const [item] = (await listWork(oja, admin)).filter(({ id }) => id === params.id);
    expect(item?.viewers.map(({ id }) => id).toSorted()).toEqual([ada.id, bola.id].toSorted());
    await oja.call('leaveWork', { token: bola.token, params });
    expect(await watch(admin)).toEqual([ada.id]);
    const owner = async () => (await oja.call('watchWork', { token: admin.token, params })).body.data.owner;
    expect(await owner()).toBeNull();
    await oja.call('claimWork', { token: ada.token, params });
    const since = oja.deps.now().toISOString();
    expect(await owner()).toMatchObject({ id: ada.id, since });
    oja.clock.advance(workTerms.presenceLapsesSeconds * 1_000);
    expect(await watch(bola)).toEqual([]);
    expect(refusalOf(await oja.call('watchWork', { params }))).toEqual([401, 'session_required']);
    expect(refusalOf(await oja.call('leaveWork', { params }))).toEqual([401, 'session_required']);
  });
});
