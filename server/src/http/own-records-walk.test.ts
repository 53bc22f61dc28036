import { type EndpointName, endpoints } from '@oja/contract';
import { admits } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { personRecordKinds } from '@oja/contract/person-page';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../test/oja.ts';
import { setRole } from '../../test/people.ts';
import { present } from '../../test/present.ts';
import { openModeration } from '../modules/talk/reports/test-reports.ts';

/** Members of staff read nowhere what colleagues wrote about them. Every call that reads is made, also as a search. */
const oja = await startOja();
const { report, act } = await openModeration(oja);
const search = 'zebrafinch';
/** Each was written about the person once; a search for what all begin with finds all of them. */
const words = {
  note: `${search}note`,
  sanctionNote: `${search}sanction`,
  report: `${search}report`,
  reportNote: `${search}remark`,
  reopened: `${search}reopened`,
  hidden: `${search}hidden`,
  address: `${search}address`,
};
const author = await oja.person({ role: 'admin' });
const concerned = await oja.person({ days: 30 });
const written = await writeAbout(concerned);
await promote(concerned);

/** Live updates do not end, and signing out would. */
const left: readonly EndpointName[] = ['events'];
/** Files last: each export is a line of the audit log, of which some calls show the latest only. */
const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([name, { method, access }]) => method === 'GET' && admits(access, 'admin') && !left.includes(name))
  .sort(([, a], [, b]) => Number(a.produces !== undefined) - Number(b.produces !== undefined));

test('the person concerned finds none of it', async () => {
  const replies = await readEverything(concerned);
  const found = replies.flatMap(({ name, text }) =>
    Object.entries(words)
      .filter(([, word]) => text.includes(word))
      .map(([what]) => `${name}: ${what}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('another administrator finds all of it', async () => {
  const text = (await readEverything(author)).map((reply) => reply.text).join('');
  for (const word of Object.values(words)) expect(text).toContain(word);
});

async function writeAbout({ id }: Person): Promise<string[]> {
  const about = { type: 'user', target_id: id } as const;
  const reported = await report({ ...about, description: words.report });
  await act('noteReport', author, reported, { text: words.reportNote });
  await act('dismissReport', author, reported);
  await act('reopenReport', author, reported, { reason: words.reopened });
  const hidden = await report({ ...about, description: 'A test.' });
  const { token } = author;
  await oja.call('hideReport', { token, params: { id: hidden }, body: { reason: words.hidden } });
  await oja.call('addUserNote', { token, params: { id }, body: { text: words.note } });
  const sanction = { kind: 'warning', reason: 'Be polite.', note: words.sanctionNote } as const;
  const given = await oja.call('addSanction', { token, params: { id }, body: sanction });
  const change = { email: 'another@example.com', reason: words.address };
  await oja.call('changeUserEmail', { token, params: { id }, body: change });
  const audited = await oja.deps.db
    .selectFrom('auditLog')
    .select('id')
    .where('subjectId', 'in', [id, reported, hidden])
    .execute();
  return [id, reported, hidden, present(given.body.data[0]).id, ...audited.map((row) => row.id)];
}

async function promote({ id }: Person): Promise<void> {
  await setRole(oja, id, 'admin');
  await oja.deps.db.updateTable('sessions').set({ scope: 'admin' }).where('userId', '=', id).execute();
  oja.deps.sessions.invalidateUser(id);
}

/** The replies to every reading call, with each id that was written about the person, and with the words searched for. */
async function readEverything({ token }: Person): Promise<{ name: EndpointName; text: string }[]> {
  const replies: { name: EndpointName; text: string }[] = [];
  const queries: readonly Record<string, string>[] = [{}, { search }, { q: search }];
  for (const [name, record] of reading) {
    for (const params of paramsOf(record)) {
      for (const query of queries) {
        const { status, text } = await oja.callRaw(name, { token, params, query });
        if (status === 200) replies.push({ name, text });
      }
    }
  }
  return replies;
}

function paramsOf({ path }: Endpoint): Record<string, string>[] {
  if (!path.includes('{id}')) return path.includes('{') ? [] : [{}];
  const kinds = path.includes('{kind}') ? personRecordKinds : [''];
  return written.flatMap((id) => kinds.map((kind) => ({ id, kind })));
}
