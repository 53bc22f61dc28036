import { type EndpointName, endpoints } from '@oja/contract';
import { admits, type StaffRole, staffRoles } from '@oja/contract/access';
import { documentKinds } from '@oja/contract/applications';
import type { Endpoint } from '@oja/contract/endpoint';
import { personRecordKinds } from '@oja/contract/person-page';
import { settingsSections } from '@oja/contract/settings';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../test/oja.ts';
import { setRole } from '../../test/people.ts';
import { present } from '../../test/present.ts';
import { addBuyer, buyAndDispute } from '../../test/purchases.ts';
import { openModeration } from '../modules/talk/reports/test-reports.ts';
import { openOne } from '../modules/talk/support/test-tickets.ts';

/** Members of staff read nowhere what colleagues wrote about them. Every call that reads is made, also as a search. */
const oja = await startOja();
const { market, report, act } = await openModeration(oja);
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
  ticketNote: `${search}ticket`,
  caseNote: `${search}case`,
};
const author = await oja.person({ role: 'admin' });
const concerned = await addBuyer(oja);
const { id: purchaseId } = await buyAndDispute({ ...market, buyer: concerned });
const written = await writeAbout(concerned);
/** What the parameters of a path can be. */
const values: Readonly<Record<string, readonly string[]>> = {
  id: written,
  purchase_id: [purchaseId],
  section: Object.keys(settingsSections),
  kind: [...personRecordKinds, ...documentKinds],
};
/** Their values are names and codes that nothing written about a person has. */
const unrelated = ['name', 'code'];

/** Live updates do not end, and signing out would. */
const left: readonly EndpointName[] = ['events'];
/** Files last: each export is a line of the audit log, of which some calls show the latest only. */
const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(
    ([name, { method, access }]) =>
      method === 'GET' && staffRoles.some((role) => admits(access, role)) && !left.includes(name),
  )
  .sort(([, a], [, b]) => Number(a.produces !== undefined) - Number(b.produces !== undefined));

test('every parameter of a path has values or a reason to have none', () => {
  const parameters = new Set(reading.flatMap(([, { path }]) => namesIn(path)));
  expect([...parameters].toSorted()).toEqual([...Object.keys(values), ...unrelated].toSorted());
});

test.each(staffRoles)('the person concerned finds none of it as %s', async (role) => {
  await become(concerned, role);
  const replies = await readEverything(concerned, role);
  const found = replies.flatMap(({ name, text }) =>
    Object.entries(words)
      .filter(([, word]) => text.includes(word))
      .map(([what]) => `${name}: ${what}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('another administrator finds all of it', async () => {
  const text = (await readEverything(author, 'admin')).map((reply) => reply.text).join('');
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
  const ticket = await openOne(oja, concerned);
  await oja.call('noteOnTicket', { token, params: { id: ticket.id }, body: { text: words.ticketNote } });
  const caseNote = { text: words.caseNote, read_by: 'staff' } as const;
  await oja.call('addStaffStatement', { token, params: { purchase_id: purchaseId }, body: caseNote });
  const audited = await oja.deps.db
    .selectFrom('auditLog')
    .select('id')
    .where('subjectId', 'in', [id, reported, hidden, ticket.id, purchaseId])
    .execute();
  return [
    id,
    reported,
    hidden,
    ticket.id,
    purchaseId,
    present(given.body.data[0]).id,
    ...audited.map((row) => row.id),
  ];
}

async function become({ id }: Person, role: StaffRole): Promise<void> {
  await setRole(oja, id, role);
  await oja.deps.db.updateTable('sessions').set({ scope: 'admin' }).where('userId', '=', id).execute();
  oja.deps.sessions.invalidateUser(id);
}

/** The replies to every reading call, with each id that was written about the person, and with the words searched for. */
async function readEverything(
  { token }: Person,
  role: StaffRole,
): Promise<{ name: EndpointName; text: string }[]> {
  const replies: { name: EndpointName; text: string }[] = [];
  const queries: readonly Record<string, string>[] = [{}, { search }, { q: search }];
  for (const [name, record] of reading.filter(([, { access }]) => admits(access, role))) {
    for (const params of paramsOf(record)) {
      for (const query of queries) {
        const { status, text } = await oja.callRaw(name, { token, params, query });
        expect([name, status]).not.toEqual([name, 429]);
        if (status === 200) replies.push({ name, text });
      }
    }
  }
  return replies;
}

/** Every combination of the values of its parameters. */
function paramsOf({ path }: Endpoint): Record<string, string>[] {
  return namesIn(path).reduce<Record<string, string>[]>(
    (combinations, name) =>
      combinations.flatMap((params) => (values[name] ?? []).map((value) => ({ ...params, [name]: value }))),
    [{}],
  );
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => present(name));
}
