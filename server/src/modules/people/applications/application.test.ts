import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { dataFolderAt } from '../../../config/data-folder.ts';
import { completeDraft, handIn, pdf, upload } from './test-applications.ts';

const oja = await startOja();
const read = async (token: string) => (await oja.call('readSellerApplication', { token })).body.data;
const save = (token: string, body: object) => oja.call('saveSellerApplication', { token, body });
const submit = (token: string) =>
  oja.call('submitSellerApplication', { token, body: { termsAccepted: true } });

describe('a draft, U522 to U531, U594, U596', () => {
  test('of a user who never applied is empty', async () => {
    const { token } = await oja.person();
    expect(await read(token)).toEqual({
      status: 'not_applied',
      step: 1,
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      bio: '',
      instagram: '',
      youtube: '',
      twitter: '',
      experience: null,
      documents: [],
      reason: null,
      submitted_at: null,
      review_started_at: null,
      decided_at: null,
      platformFeePercent: 10,
      actions: ['start'],
    });
  });

  test('is saved step by step and keeps what is not sent', async () => {
    const { token } = await oja.person();
    const personal = {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      phone: '+2348012345678',
      bio: 'Food.',
    };
    const accounts = { instagram: '@ada', youtube: '@adatv', twitter: '@adax', experience: 'experienced' };
    await save(token, { step: 1, ...personal });
    await save(token, { step: 2, ...accounts });
    expect(await read(token)).toMatchObject({
      status: 'in_progress',
      step: 2,
      ...personal,
      ...accounts,
      actions: ['edit', 'submit'],
    });
    // U531: each of the levels.
    for (const experience of ['beginner', 'intermediate', 'experienced'])
      expect((await save(token, { experience })).body.data.experience).toBe(experience);
    await save(token, { firstName: '', experience: null });
    expect(await read(token)).toMatchObject({ firstName: '', lastName: 'Obi', experience: null });
  });

  test.each([
    ['a word for an e-mail address', { email: 'ada' }],
    ['letters for a phone number', { phone: 'call me' }],
    ['a web address for a name', { firstName: 'www.example.com' }],
    ['an experience that does not exist', { experience: 'expert' }],
    ['a fifth step', { step: 5 }],
  ])('refuses %s', async (_what, change) => {
    const { token } = await oja.person();
    expect(refusalOf(await save(token, change))).toEqual([400, 'invalid_input']);
    expect((await read(token)).status).toBe('not_applied');
  });

  test('begun by two tabs at once is one', async () => {
    const { id, token } = await oja.person();
    const answers = await Promise.all([save(token, { firstName: 'Ada' }), save(token, { lastName: 'Obi' })]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await read(token)).toMatchObject({ firstName: 'Ada', lastName: 'Obi' });
    const rows = await oja.deps.db
      .selectFrom('sellerApplications')
      .select('id')
      .where('userId', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('a document, U532, U533, U706', () => {
  const { uploadsDir } = dataFolderAt(oja.deps.config.dataDir);
  const stored = async () =>
    (await readdir(uploadsDir, { recursive: true })).filter((name) => name.endsWith('.sealed'));

  test('is kept sealed and replaced by a newer one of its kind', async () => {
    const { token } = await oja.person();
    const first = await upload(oja, token, 'government_id', pdf('Passport of Ada Obi'));
    expect(first.body.data.documents).toMatchObject([
      { kind: 'government_id', file_name: 'scan.pdf', content_type: 'application/pdf' },
    ]);
    const [name = ''] = await stored();
    expect((await readFile(join(uploadsDir, name))).includes('Ada Obi')).toBe(false);
    const second = await upload(oja, token, 'government_id', pdf('Another page'));
    expect(second.body.data.documents).toHaveLength(1);
    await oja.runJobs();
    expect(await stored()).toHaveLength(1);
    const removed = await oja.call('removeApplicationDocument', { token, params: { kind: 'government_id' } });
    expect(removed.body.data.documents).toEqual([]);
    await oja.runJobs();
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['more than 10 MB', Buffer.concat([pdf('x'), Buffer.alloc(10 * 1024 * 1024)]), 413, 'body_too_large'],
    ['a program', Buffer.from('\x7fELF\x02\x01'), 400, 'document_type_unsupported'],
    ['a page with a script', Buffer.from('<script>alert(1)</script>'), 400, 'document_type_unsupported'],
    ['half a PDF', Buffer.from('%PDF-1.7\n'), 400, 'document_unreadable'],
  ])('is refused when it is %s', async (_what, bytes, status, code) => {
    const { token } = await oja.person();
    const answer = await upload(oja, token, 'government_id', bytes);
    expect(refusalOf(answer)).toEqual([status, code]);
    expect((await read(token)).documents).toEqual([]);
  });

  test('has one of two kinds', async () => {
    const { token } = await oja.person();
    const answer = await oja.callRaw('uploadApplicationDocument', {
      token,
      params: { kind: 'selfie' },
      query: { file_name: 'scan.pdf' },
      headers: { 'content-type': 'application/octet-stream' },
      body: pdf('x'),
    });
    expect(refusalOf(answer)).toEqual([404, 'not_found']);
  });
});

describe('handing it in, U595', () => {
  test('makes it pending, tells the person, and closes it for changes', async () => {
    const person = await oja.person();
    await handIn(oja, person);
    expect(await read(person.token)).toMatchObject({
      status: 'pending',
      submitted_at: oja.clock.now.toISOString(),
      review_started_at: null,
      actions: [],
    });
    for (const answer of [
      await save(person.token, { firstName: 'Eve' }),
      await upload(oja, person.token, 'government_id', pdf('x')),
      await oja.call('removeApplicationDocument', { token: person.token, params: { kind: 'government_id' } }),
      await submit(person.token),
    ]) {
      expect(refusalOf(answer)).toEqual([409, 'application_not_editable']);
    }
    const { body } = await oja.call('listNotifications', { token: person.token });
    expect(body.data[0]).toMatchObject({ event: 'application_received' });
  });

  test('twice at once happens once', async () => {
    const { token } = await oja.person();
    await save(token, completeDraft);
    await upload(oja, token, 'government_id', pdf('x'));
    await upload(oja, token, 'proof_of_ownership', pdf('y'));
    const answers = await Promise.all([submit(token), submit(token), submit(token)]);
    expect(outcomesOf(answers)).toEqual([
      '200',
      '409 application_not_editable',
      '409 application_not_editable',
    ]);
  });

  test('names everything that is missing', async () => {
    const { token } = await oja.person();
    expect(refusalOf(await submit(token))).toEqual([400, 'application_incomplete']);
    await save(token, { ...completeDraft, phone: '' });
    const { status, body } = await submit(token);
    expect([status, body.code, body.message]).toEqual([
      400,
      'application_incomplete',
      'Please enter your phone number.',
    ]);
    expect(body.details?.map((detail) => detail.field)).toEqual([
      'phone',
      'government_id',
      'proof_of_ownership',
    ]);
    expect((await read(token)).status).toBe('in_progress');
  });

  test('needs the terms', async () => {
    const { token } = await oja.person();
    const answer = await oja.callRaw('submitSellerApplication', { token, body: { termsAccepted: false } });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
  });
});
