import type { DocumentKind } from '@oja/contract/applications';
import { minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { handIn, pdf, upload } from './test-applications.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const other = await oja.person({ role: 'admin' });

async function applicant(): Promise<Person & { applicationId: string }> {
  const person = await oja.person();
  await handIn(oja, person);
  const { id } = await oja.deps.db
    .selectFrom('sellerApplications')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  return { ...person, applicationId: id };
}
const own = async (token: string) => (await oja.call('readSellerApplication', { token })).body.data;
const approveUnopened = (id: string, token = admin.token) =>
  oja.call('approveApplication', { token, params: { id } });
const approve = async (id: string, token = admin.token) => {
  await open(id);
  return approveUnopened(id, token);
};
const reject = (id: string, reason = 'The ID is not readable.') =>
  oja.call('rejectApplication', { token: admin.token, params: { id }, body: { reason } });
const open = (id: string, kind: DocumentKind = 'government_id') =>
  oja.call('openApplicationDocument', { token: admin.token, params: { id, kind } });
const audited = async (id: string) =>
  oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'reason', 'after'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();

describe('the queue', () => {
  test('shows what waits, longest first, page by page, with counts and a search', async () => {
    const first = await applicant();
    oja.clock.advance(minuteMs);
    const second = await applicant();
    const page = await oja.call('listApplications', {
      token: admin.token,
      query: { status: 'pending', limit: '1' },
    });
    expect(page.body.data.map((row) => row.id)).toEqual([first.applicationId]);
    expect(page.body.counts).toEqual({ pending: 2, approved: 0, rejected: 0 });
    const rest = await oja.call('listApplications', {
      token: admin.token,
      query: { status: 'pending', cursor: present(page.body.next_cursor) },
    });
    expect(rest.body.data.map((row) => row.id)).toEqual([second.applicationId]);
    expect(rest.body.next_cursor).toBeNull();
    const all = await oja.call('listApplications', { token: admin.token });
    expect(all.body.data.map((row) => row.id)).toEqual([second.applicationId, first.applicationId]);
    const found = await oja.call('listApplications', {
      token: admin.token,
      query: { search: second.email.toUpperCase() },
    });
    expect(found.body.data.map((row) => row.id)).toEqual([second.applicationId]);
    const nothing = await oja.call('listApplications', { token: admin.token, query: { search: '100%' } });
    expect(nothing.body.data).toEqual([]);
    const inOrder = async (query: Record<string, string>) =>
      (await oja.call('listApplications', { token: admin.token, query })).body;
    for (const [id, name] of [
      [first.applicationId, 'Zainab'],
      [second.applicationId, 'ada'],
    ] as const)
      await oja.deps.db
        .updateTable('sellerApplications')
        .set({ firstName: name })
        .where('id', '=', id)
        .execute();
    const named = await inOrder({ sort: 'name', limit: '1' });
    expect(named.data).toMatchObject([{ id: second.applicationId }]);
    expect((await inOrder({ sort: 'name', cursor: present(named.next_cursor) })).data).toMatchObject([
      { id: first.applicationId },
    ]);
    const experience = present(named.data[0]?.experience);
    expect((await inOrder({ experience })).data).toHaveLength(2);
    const others = ['beginner', 'intermediate', 'experienced'].filter((level) => level !== experience);
    for (const level of others) expect((await inOrder({ experience: level })).data).toEqual([]);
    const refused = await oja.callRaw('listApplications', { token: admin.token, query: { sort: 'phone' } });
    expect(refusedFieldOf(refused)).toBe('sort');
  });

  test('keeps drafts private', async () => {
    const { id, token } = await oja.person();
    await oja.call('saveSellerApplication', { token, body: { firstName: 'Ada' } });
    await upload(oja, token, 'government_id', pdf('x'));
    const draft = await oja.deps.db
      .selectFrom('sellerApplications')
      .select('id')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    const params = { id: draft.id };
    expect(refusalOf(await oja.call('readApplication', { token: admin.token, params }))).toEqual([
      404,
      'not_found',
    ]);
    expect(refusalOf(await approve(draft.id))).toEqual([404, 'not_found']);
    expect(refusalOf(await open(draft.id))).toEqual([404, 'not_found']);
  });

  test('is for administrators', async () => {
    const { applicationId, token } = await applicant();
    const moderator = await oja.person({ role: 'moderator' });
    const params = { id: applicationId, kind: 'government_id' } as const;
    for (const stranger of [token, moderator.token]) {
      expect(refusalOf(await oja.call('listApplications', { token: stranger }))).toEqual([
        403,
        'access_denied',
      ]);
      expect(refusalOf(await oja.call('openApplicationDocument', { token: stranger, params }))).toEqual([
        403,
        'access_denied',
      ]);
    }
  });
});

describe('a document', () => {
  test('opens for staff, inert and uncached, each access audited', async () => {
    const { applicationId, token, email } = await applicant();
    const { status, headers, text } = await open(applicationId);
    expect(status).toBe(200);
    expect(text).toContain(`Passport of ${email}`);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="government-id.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await open(applicationId, 'proof_of_ownership');
    expect(await audited(applicationId)).toMatchObject([
      { action: 'application.document_opened', actorId: admin.id, after: { document: 'government_id' } },
      { action: 'application.document_opened', actorId: admin.id, after: { document: 'proof_of_ownership' } },
    ]);
    // U885: the applicant's progress changes when staff open a document.
    expect((await own(token)).review_started_at).toBe(oja.clock.now.toISOString());
  });

  test('that was withdrawn with a reopened application is gone for staff', async () => {
    const { applicationId, token } = await applicant();
    await reject(applicationId);
    await oja.call('saveSellerApplication', { token, body: { bio: 'Again' } });
    expect(refusalOf(await open(applicationId))).toEqual([404, 'not_found']);
  });
});

describe('approving, A012', () => {
  test('makes a verified seller with the mark, tells them and is on record', async () => {
    const { applicationId, token, email, id } = await applicant();
    const { body } = await approve(applicationId);
    expect(body.data).toMatchObject({ status: 'approved', actions: [], decided_by: expect.any(String) });
    expect(await own(token)).toMatchObject({ status: 'approved', actions: [] });
    const { body: me } = await oja.call('currentUser', { token });
    expect(me.data).toMatchObject({ role: 'seller', verified: true });
    const user = await oja.deps.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
    expect(user?.role).toBe('verified_seller');
    await oja.runJobs();
    expect((await oja.mails(email)).at(-1)?.subject).toBe('You are a verified seller');
    expect(await audited(applicationId)).toMatchObject([
      { action: 'application.document_opened', actorId: admin.id },
      { action: 'application.approved', actorId: admin.id },
    ]);
  });

  test('waits until a document was opened, after every submission anew', async () => {
    const { applicationId, token } = await applicant();
    const unopened = [409, 'application_documents_unopened'];
    expect(refusalOf(await approveUnopened(applicationId))).toEqual(unopened);
    await open(applicationId, 'proof_of_ownership');
    await reject(applicationId);
    await upload(oja, token, 'government_id', pdf('Another passport'));
    await oja.call('submitSellerApplication', { token, body: { termsAccepted: true } });
    expect(refusalOf(await approveUnopened(applicationId))).toEqual(unopened);
    expect(await own(token)).toMatchObject({ status: 'pending' });
    await open(applicationId);
    expect((await approveUnopened(applicationId)).status).toBe(200);
  });

  test('by two at once happens once', async () => {
    const { applicationId } = await applicant();
    await open(applicationId);
    const answers = await Promise.all([
      approveUnopened(applicationId),
      approveUnopened(applicationId, other.token),
    ]);
    expect(outcomesOf(answers)).toEqual(['200', '409 application_already_decided']);
    expect(await audited(applicationId)).toHaveLength(2);
    const late = await reject(applicationId);
    expect(refusalOf(late)).toEqual([409, 'application_already_decided']);
  });

  test('the own application is refused', async () => {
    const { applicationId, id } = await applicant();
    await setRole(oja, id, 'admin');
    await oja.deps.db.updateTable('sessions').set({ scope: 'admin' }).where('userId', '=', id).execute();
    const self = await oja.person({ role: 'admin' });
    const change = 'update seller_applications set user_id = $1 where id = $2';
    await asOwner(oja, change, [self.id, applicationId]);
    const shown = await oja.call('readApplication', { token: self.token, params: { id: applicationId } });
    expect(shown.body.data.actions).toEqual([]);
    expect(refusalOf(await approve(applicationId, self.token))).toEqual([403, 'access_denied']);
    // Another administrator may, and the applicant stays an administrator.
    expect((await approve(applicationId)).status).toBe(200);
    const user = await oja.deps.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', self.id)
      .executeTakeFirst();
    expect(user?.role).toBe('admin');
  });
});

describe('rejecting', () => {
  test('shows the reason; the person corrects, submits again and is approved', async () => {
    const { applicationId, token, email } = await applicant();
    await open(applicationId);
    expect(refusalOf(await reject(applicationId, '  '))).toEqual([400, 'invalid_input']);
    expect((await reject(applicationId)).status).toBe(200);
    expect(await own(token)).toMatchObject({
      status: 'rejected',
      reason: 'The ID is not readable.',
      actions: ['reopen'],
    });
    await oja.runJobs();
    expect((await oja.mails(email)).at(-1)?.text).toContain('The ID is not readable.');
    expect((await audited(applicationId)).at(-1)).toMatchObject({
      action: 'application.rejected',
      reason: 'The ID is not readable.',
    });
    const early = await oja.call('submitSellerApplication', { token, body: { termsAccepted: true } });
    expect(refusalOf(early)).toEqual([409, 'application_not_editable']);
    await upload(oja, token, 'government_id', pdf('A readable passport'));
    expect(await own(token)).toMatchObject({ status: 'in_progress', reason: 'The ID is not readable.' });
    await oja.call('submitSellerApplication', { token, body: { termsAccepted: true } });
    expect(await own(token)).toMatchObject({ status: 'pending', reason: null, review_started_at: null });
    expect((await approve(applicationId)).status).toBe(200);
  });
});

test('an erased person takes application and documents along', async () => {
  const { applicationId, token, password } = await applicant();
  await oja.call('deleteUser', { token, body: { password } });
  await oja.runJobs();
  const params = { id: applicationId };
  expect(refusalOf(await oja.call('readApplication', { token: admin.token, params }))).toEqual([
    404,
    'not_found',
  ]);
  const documents = await oja.deps.db
    .selectFrom('applicationDocuments')
    .select('name')
    .where('applicationId', '=', applicationId)
    .execute();
  expect(documents).toEqual([]);
});
