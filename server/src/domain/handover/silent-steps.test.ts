import { hourMs } from '@oja/contract/durations';
import type { HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import { describe, expect, test } from 'vitest';
import { type DoneStep, type HandoverFacts, handoverProgress } from './handover-progress.ts';
import { missedStep, nextClockTime } from './missed-steps.ts';

const start = new Date('2026-11-17T09:00:00.000Z');
const at = (ms: number) => new Date(start.getTime() + ms);

function factsOf(plan: HandoverFacts['plan'], ticks: readonly DoneStep[]): HandoverFacts {
  return { plan, startedAt: start, done: ticks, contested: new Map(), hasGivenSecret: false, pauses: [] };
}

const done = (key: string, doneAt: Date, doneBy: DoneStep['doneBy'] = 'seller'): DoneStep => ({
  key,
  doneAt,
  doneBy,
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
