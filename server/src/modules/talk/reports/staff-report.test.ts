import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { openModeration } from './test-reports.ts';

const oja = await startOja();
const { market, ada, report, act, audited } = await openModeration(oja);
const list = (query: Record<string, string> = {}) => oja.call('listReports', { token: ada.token, query });

describe('a report of staff', () => {
  const filledIn = {
    title: 'Pretends to be a bank',
    reporter: 'Mrs Adeyemi, by phone',
    description: 'Uses the logo of her bank.',
    type: 'user',
    reason: 'Scam/Fraud',
  } as const;
  const add = (change: Partial<BodyFor<'addReport'>> = {}) =>
    oja.call('addReport', { token: ada.token, body: { ...filledIn, ...change } });

  test.each(['title', 'reporter', 'description'])('needs the %s (A479, A480, A481, A482)', async (field) => {
    for (const value of [undefined, '  ']) {
      const body = { ...filledIn, [field]: value };
      const refused = await oja.callRaw('addReport', { token: ada.token, body });
      expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
      expect(refused.text).toContain('Please fill in all required fields');
    }
  });

  test('is in the queue with every specified field (A372 to A380, A454, A605)', async () => {
    const added = await add({ target_id: market.seller.id, priority: 'critical' });
    expect(added.body.message).toBe('Content report created successfully');
    const { body } = await list({ search: 'pretends' });
    expect(body.data).toMatchObject([
      {
        id: added.body.data.id,
        ...filledIn,
        status: 'pending',
        priority: 'critical',
        reportDate: oja.clock.now.toISOString(),
      },
    ]);
    expect(added.body.data.owner_record).toMatchObject({ id: market.seller.id });
    expect(refusalOf(await add({ target_id: ada.id }))).toEqual([400, 'report_target_unknown']);
  });

  test('can be corrected in every word; those of others only in how they are filed', async () => {
    const { body: added } = await add();
    const edit = { title: 'Poses as a bank', description: 'On the phone.', priority: 'low' } as const;
    expect((await act('editReport', ada, added.data.id, edit)).body.data).toMatchObject(edit);
    expect(await audited(added.data.id)).toEqual(['report.added', 'report.edited']);
    const id = await report();
    expect(refusalOf(await act('editReport', ada, id, { description: 'Mine.' }))).toEqual([
      409,
      'report_text_fixed',
    ]);
    expect((await act('editReport', ada, id, { reason: 'Other' })).body.data.reason).toBe('Other');
  });
});
