import { beforeEach, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { roundsOf, roundsUntil } from '../../../../test/rounds.ts';
import { useCasesTogether } from '../../../../test/together.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { giveSanction } from '../../people/sanctions/index.ts';
import { decideAppeal } from './decide-appeal.ts';
import { liftSanction } from './lift-sanction.ts';
import { openAppeal } from './open-appeal.ts';

/** Pairs of real use cases on one appeal, started together in both orders. */
const oja = await startOja();
const giver = await oja.person({ role: 'admin', days: 300 });
const second = await oja.person({ role: 'admin', days: 300 });
const third = await oja.person({ role: 'trust', days: 300 });
let person: Person;
beforeEach(async () => {
  person = await oja.person();
});

const rounds = roundsOf(50);
const longMs = 180_000;
const reason = 'Looked at.';
const provenBy = new SystemCaller('races');

const by = ({ id, email }: Person, role: 'admin' | 'trust' = 'admin') => ({ id, role, label: email });
const rowOf = (id: string) =>
  oja.deps.db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const appeal = (sanctionId: string) =>
  openAppeal(oja.deps, { sanctionId, userId: person.id, text: 'It was another account.' });
const lift = (sanctionId: string, who = second) =>
  liftSanction(oja.deps, { sanctionId, reason, by: by(who), provenBy });
const keep = (sanctionId: string, who = by(third, 'trust')) =>
  decideAppeal(oja.deps, { sanctionId, outcome: 'upheld', reason, by: who, provenBy });
const grant = (sanctionId: string, who = by(second)) =>
  decideAppeal(oja.deps, { sanctionId, outcome: 'lifted', reason, by: who, provenBy });

/** Each with a reason of its own: the same warning is not given twice. */
let warnings = 0;
async function warn(): Promise<string> {
  warnings += 1;
  const words = `${reason} (${warnings})`;
  await giveSanction(oja.deps, { userId: person.id, by: by(giver), kind: 'warning', reason: words });
  const { id } = await oja.deps.db
    .selectFrom('sanctions')
    .select('id')
    .where('userId', '=', person.id)
    .where('endedAt', 'is', null)
    .where('appealedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** How many notifications of an event have been sent to a person. */
async function told(event: string, to: Person = person): Promise<number> {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', to.id)
    .where('event', '=', event)
    .execute();
  return rows.length;
}

async function lastAction(): Promise<string> {
  const { action } = await oja.deps.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', person.id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return action;
}

/** The number of open appeals that the work queue counts. */
const waiting = async () =>
  (await oja.call('listWork', { token: second.token, query: { kind: 'sanction' } })).body.data.length;

const hasBoth = (wins: boolean[]) => new Set(wins).size === 2;

test('two decisions: one of them counts, and one is told', { timeout: longMs }, async () => {
  const kept: boolean[] = [];
  for (const round of roundsUntil(50, () => hasBoth(kept))) {
    const id = await warn();
    await appeal(id);
    const answers = await useCasesTogether(round, [() => keep(id), () => grant(id)]);
    const refused = answers.filter((answer) => answer instanceof Refusal);
    expect(refused.map(({ code }) => code)).toEqual(['sanction_appeal_closed']);
    const isKept = !(answers[0] instanceof Refusal);
    kept.push(isKept);
    const row = await rowOf(id);
    expect([row.appealOutcome, row.appealDecidedBy, row.endedAt === null]).toEqual(
      isKept ? ['upheld', third.id, true] : ['lifted', second.id, false],
    );
  }
  expect(hasBoth(kept)).toBe(true);
  const upheld = kept.filter(Boolean).length;
  expect([await told('sanction_upheld'), await told('sanction_ended')]).toEqual([
    upheld,
    kept.length - upheld,
  ]);
  expect(await waiting()).toBe(0);
});

test('an appeal and lifting: refused, or ended together with the sanction', { timeout: longMs }, async () => {
  const appealed: boolean[] = [];
  for (const round of roundsUntil(50, () => hasBoth(appealed))) {
    const id = await warn();
    const [opened, lifted] = await useCasesTogether(round, [() => appeal(id), () => lift(id)]);
    expect(lifted).toEqual({ userId: person.id, approval: null });
    const row = await rowOf(id);
    expect(row.endedAt).not.toBeNull();
    appealed.push(!(opened instanceof Refusal));
    if (opened instanceof Refusal) {
      expect([opened.code, row.appealedAt]).toEqual(['sanction_over', null]);
    } else {
      expect([row.appealOutcome, row.appealDecidedBy]).toEqual(['lifted', second.id]);
    }
  }
  expect(hasBoth(appealed)).toBe(true);
  expect(await told('sanction_ended')).toBe(appealed.length);
  expect(await waiting()).toBe(0);
});

test('two appeals: one is kept, and staff are told once', { timeout: longMs }, async () => {
  const before = await told('sanction_appealed', third);
  for (let round = 0; round < rounds; round += 1) {
    const id = await warn();
    const answers = await useCasesTogether(round, [() => appeal(id), () => appeal(id)]);
    const refused = answers.filter((answer) => answer instanceof Refusal);
    expect(refused.map(({ code }) => code)).toEqual(['sanction_appealed']);
    await lift(id);
  }
  expect((await told('sanction_appealed', third)) - before).toBe(rounds);
  expect(await waiting()).toBe(0);
});

test('the one who gave it never decides, also while another decides', {
  timeout: longMs,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await warn();
    await appeal(id);
    const [own, decided] = await useCasesTogether(round, [() => grant(id, by(giver)), () => keep(id)]);
    expect(decided).toEqual({ userId: person.id, approval: null });
    expect(own).toBeInstanceOf(Refusal);
    expect(await rowOf(id)).toMatchObject({ appealOutcome: 'upheld', appealDecidedBy: third.id });
  }
  expect(await told('sanction_upheld')).toBe(rounds);
});

test('deciding and lifting by the one who gave it: it ended, decided or not', {
  timeout: longMs,
}, async () => {
  const kept: boolean[] = [];
  for (const round of roundsUntil(50, () => hasBoth(kept))) {
    const id = await warn();
    await appeal(id);
    const [upheld, lifted] = await useCasesTogether(round, [() => keep(id), () => lift(id, giver)]);
    expect(lifted).toEqual({ userId: person.id, approval: null });
    const isKept = !(upheld instanceof Refusal);
    kept.push(isKept);
    const row = await rowOf(id);
    expect([row.appealOutcome, row.appealDecidedBy]).toEqual(
      isKept ? ['upheld', third.id] : ['lifted', giver.id],
    );
    expect(row.endedBy).toBe(giver.id);
    // A decision after the end would be the last entry.
    expect(await lastAction()).toBe('user.warning_withdrawn');
  }
  expect(hasBoth(kept)).toBe(true);
  expect(await told('sanction_ended')).toBe(kept.length);
});
