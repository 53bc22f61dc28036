import { applicationStatuses } from '@oja/contract/applications';
import { describe, expect, test } from 'vitest';
import { actionsOf, decideMove, transitionNames } from '../process.ts';
import { type ApplicationTransition, applicationProcess } from './application-process.ts';

/** Every move there is; what is not here must be refused. */
const allowed: readonly string[] = [
  'not_applied applicant start → in_progress',
  'in_progress applicant edit → in_progress',
  'in_progress applicant submit → pending',
  'pending reviewer approve → approved',
  'pending reviewer reject → rejected',
  'rejected applicant reopen → in_progress',
];
const actors = ['applicant', 'reviewer'] as const;
const names: ApplicationTransition[] = transitionNames(applicationProcess);

describe('the application process, U594', () => {
  const cases = names.flatMap((name) =>
    actors.flatMap((actor) => applicationStatuses.map((status) => ({ name, actor, status }))),
  );

  test('allows exactly what is listed, for every transition, actor and status', () => {
    const found = cases.flatMap(({ name, actor, status }) => {
      const move = decideMove(applicationProcess, name, { status, actor });
      return move.kind === 'allowed' ? [`${status} ${actor} ${name} → ${move.to}`] : [];
    });
    expect(found.toSorted()).toEqual(allowed.toSorted());
  });

  test.each([
    ['not_applied', ['start'], []],
    ['in_progress', ['edit', 'submit'], []],
    ['pending', [], ['approve', 'reject']],
    ['approved', [], []],
    ['rejected', ['reopen'], []],
  ] as const)('at %s the applicant may %j and the reviewer %j', (status, applicant, reviewer) => {
    expect(actionsOf(applicationProcess, { status, actor: 'applicant' })).toEqual(applicant);
    expect(actionsOf(applicationProcess, { status, actor: 'reviewer' })).toEqual(reviewer);
  });

  test('every status but the last is left by an actor', () => {
    const left = new Set(names.flatMap((name) => [...applicationProcess[name].from]));
    expect(applicationStatuses.filter((status) => !left.has(status as never))).toEqual(['approved']);
  });
});
