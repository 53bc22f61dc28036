import { dayMs, hourMs } from '@oja/contract/durations';
import type { HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import { describe, expect, test } from 'vitest';
import { decideTick } from './handover-actions.ts';
import { type DoneStep, type HandoverFacts, handoverProgress } from './handover-progress.ts';
import { missedStep, nextClockTime } from './missed-steps.ts';
import { findShippedPlan } from './shipped-plans/index.ts';

const start = new Date('2026-11-17T09:00:00.000Z');
const at = (ms: number) => new Date(start.getTime() + ms);

function youtube() {
  const plan = findShippedPlan('youtube', 'role');
  if (plan === undefined) throw new Error('there is no plan for YouTube channels');
  return plan;
}

function factsOf(plan: HandoverFacts['plan'], ticks: readonly DoneStep[]): HandoverFacts {
  return { plan, startedAt: start, done: ticks, contested: new Map(), hasGivenSecret: false, pauses: [] };
}

const done = (key: string, doneAt: Date, doneBy: DoneStep['doneBy'] = 'seller'): DoneStep => ({
  key,
  doneAt,
  doneBy,
});

describe('a step that its side was silent about', () => {
  const invited = (invitedAt: Date) => [done('show_owners', start), done('invite_owner', invitedAt)];
  const accepted = (by: DoneStep['doneBy']) => done('accept_invitation', at(4 * dayMs), by);
  const again = invited(at(6 * dayMs));
  const acceptance = (ticks: readonly DoneStep[]) =>
    handoverProgress(factsOf(youtube(), ticks), at(6 * dayMs)).steps[2];

  test('counts as done while what it needs stands', () => {
    expect(acceptance([...invited(start), accepted('clock')])).toMatchObject({
      state: 'done',
      waitEndsAt: at(11 * dayMs),
    });
  });

  test.each([
    ['at its last moment', 4 * dayMs, 'buyer', false],
    ['after it', 4 * dayMs + 1, 'buyer', true],
    ['by the clock', 4 * dayMs + 1, 'clock', false],
  ] as const)('is late when its side does it %s: %i, %s', (_, doneMs, by, isLate) => {
    const step = acceptance([...invited(start), done('accept_invitation', at(doneMs), by)]);
    expect(step?.isLate).toBe(isLate);
  });

  test('is not late in the time that a dispute gave it, and a later dispute changes nothing', () => {
    const ticks = [...invited(start), done('accept_invitation', at(5 * dayMs), 'buyer')];
    const late = (from: number, to: number) => {
      const facts = { ...factsOf(youtube(), ticks), pauses: [{ from: at(from), to: at(to) }] };
      return handoverProgress(facts, at(9 * dayMs)).steps[2]?.isLate;
    };
    expect([late(dayMs, 3 * dayMs), late(6 * dayMs, 8 * dayMs)]).toEqual([false, true]);
  });

  test('is not late where the inspection does not wait for it', () => {
    const ticks = [...invited(start), done('accept_invitation', start, 'buyer')];
    const handedOver = [...ticks, done('make_primary_owner', at(7 * dayMs))];
    const facts = factsOf(youtube(), [...handedOver, done('remove_others', at(60 * dayMs), 'buyer')]);
    const { steps } = handoverProgress(facts, at(60 * dayMs));
    expect(steps.map(({ isLate }) => isLate)).not.toContain(true);
  });

  test('is open again when that is contested, and has its time and its wait anew when it is done again', () => {
    const contested = handoverProgress(
      factsOf(youtube(), [done('show_owners', start), accepted('clock')]),
      at(5 * dayMs),
    );
    expect(contested.steps[2]).toMatchObject({ state: 'waiting', done: undefined });
    expect(acceptance([...again, accepted('clock')])).toMatchObject({
      state: 'ready',
      dueAt: at(8 * dayMs),
      waitEndsAt: null,
    });
    const late = [
      ...again,
      done('accept_invitation', at(7 * dayMs), 'buyer'),
      done('make_primary_owner', at(14 * dayMs)),
    ];
    expect(handoverProgress(factsOf(youtube(), late), at(14 * dayMs)).inspectionFrom).toEqual(at(14 * dayMs));
  });

  test('stands once the buyer ticked it off: that is the word of the buyer', () => {
    expect(acceptance([...again, accepted('buyer')])).toMatchObject({ state: 'done' });
  });
});

describe('a step that the clock ticked off', () => {
  const byClock = [
    done('show_owners', start),
    done('invite_owner', start),
    done('accept_invitation', at(4 * dayMs), 'clock'),
  ];
  const tickOf = (ticks: readonly DoneStep[], mayDispute = true) =>
    decideTick(handoverProgress(factsOf(youtube(), ticks), at(12 * dayMs)), {
      key: 'accept_invitation',
      side: 'buyer',
      mayDispute,
    }).kind;

  test('can still be done, once, while the hand-over can be disputed', () => {
    expect(tickOf(byClock)).toBe('tick');
    expect(tickOf(byClock, false)).toBe('done_already');
    const late = [...byClock.slice(0, 2), done('accept_invitation', at(12 * dayMs), 'buyer')];
    expect(tickOf(late)).toBe('done_already');
  });

  test('cannot be done any more once a side took the step after it', () => {
    expect(tickOf([...byClock, done('make_primary_owner', at(11 * dayMs))])).toBe('done_already');
  });
});

describe('two steps that are missed at once', () => {
  const wait = { hours: 24, why: 'w', source: 'https://example.com/wait', checked_on: '2026-11-17' };
  const buyerStep = (key: string) =>
    stepOf(key, { by: 'buyer', when_missed: 'remind', needs: ['begin'], wait });
  const plan = {
    inspection_hours: 24,
    steps: [stepOf('begin', { when_missed: 'refund' }), buyerStep('one'), buyerStep('other')],
  };
  const begun = [done('begin', start)];

  test('are both looked at: the clock looks again at once', () => {
    const now = at(96 * hourMs);
    const both = handoverProgress(factsOf(plan, begun), now);
    expect(missedStep(both, now)).toMatchObject({ kind: 'tick', step: { step: { key: 'one' } } });
    const left = handoverProgress(factsOf(plan, [...begun, done('one', now, 'clock')]), now);
    expect(nextClockTime(left, now)).toEqual(now);
    expect(missedStep(left, now)).toMatchObject({ kind: 'tick', step: { step: { key: 'other' } } });
  });

  test('one of which is done at the last moment: the other is not forgotten', () => {
    const now = at(97 * hourMs);
    const left = handoverProgress(factsOf(plan, [...begun, done('one', now, 'buyer')]), now);
    expect(nextClockTime(left, now)).toEqual(now);
  });
});

function stepOf(key: string, change: Partial<HandoverPlanStep>): HandoverPlanStep {
  return {
    key,
    by: 'seller',
    title: key,
    text: key,
    needs: [],
    wait: null,
    deadline_hours: 48,
    when_missed: 'staff',
    evidence: [],
    ...change,
  };
}
