import { dayMs, hourMs } from '@oja/contract/durations';
import type { HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockingKeys } from './blocking-steps.ts';
import { findPlanFault } from './find-plan-fault.ts';
import { decideTick, refuseConfirm, untickedByBuyer } from './handover-actions.ts';
import {
  type DoneStep,
  type HandoverFacts,
  handoverProgress,
  type StepProgress,
} from './handover-progress.ts';
import { missedStep, nextClockTime } from './missed-steps.ts';
import { endOfPeriod } from './pauses.ts';
import { releaseWindow } from './release-window.ts';
import { shippedPlans } from './shipped-plans/index.ts';
import { specifiedPlan } from './specified-plan.ts';

const start = new Date('2026-11-17T09:00:00.000Z');
const at = (ms: number) => new Date(start.getTime() + ms);
const terms = { disputeDays: 7, escrowDays: 7 };

function youtube() {
  const plan = shippedPlans.find(({ platform, kind }) => platform === 'youtube' && kind === 'role');
  if (plan === undefined) throw new Error('there is no plan for YouTube channels');
  return plan;
}

function factsOf(
  plan: HandoverFacts['plan'],
  done: readonly DoneStep[] = [],
  change: Partial<HandoverFacts> = {},
): HandoverFacts {
  return {
    plan,
    startedAt: start,
    done,
    contested: new Map(),
    hasGivenSecret: false,
    pauses: [],
    ...change,
  };
}

const done = (key: string, doneAt: Date, doneBy: DoneStep['doneBy'] = 'seller'): DoneStep => ({
  key,
  doneAt,
  doneBy,
});

describe('a YouTube channel', () => {
  const accepted = [
    done('show_owners', at(dayMs)),
    done('invite_owner', at(dayMs + hourMs)),
    done('accept_invitation', at(2 * dayMs), 'buyer'),
  ];
  const handedOver = [...accepted, done('make_primary_owner', at(9 * dayMs))];

  test('bought on day 0 and accepted on day 2 can change its owner on day 9', () => {
    const facts = factsOf(youtube(), accepted);
    const waits = handoverProgress(facts, at(9 * dayMs - 1));
    expect(waits.steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(waits.next).toBeUndefined();
    expect(nextClockTime(waits, at(9 * dayMs - 1))).toEqual(at(9 * dayMs));
    expect(handoverProgress(facts, at(9 * dayMs)).next?.step.key).toBe('make_primary_owner');
    expect(waits.inspectionFrom).toBeNull();
    expect(refuseConfirm(waits, { isSentenceTyped: true, now: at(8 * dayMs) })).toBe('platform_wait_running');
  });

  test('is inspected until day 12, and released not earlier', () => {
    const progress = handoverProgress(factsOf(youtube(), handedOver), at(9 * dayMs));
    expect(progress.inspectionFrom).toEqual(at(9 * dayMs));
    expect(releaseWindow(start, terms, { ...progress, pauses: [] })).toEqual({
      disputeStart: start,
      disputeEnd: at(12 * dayMs),
      autoCompleteAt: at(12 * dayMs),
    });
  });

  test('is confirmed when the buyer ticked all steps off, or typed the sentence', () => {
    const progress = handoverProgress(factsOf(youtube(), handedOver), at(10 * dayMs));
    const now = at(10 * dayMs);
    expect(untickedByBuyer(progress).map(({ step }) => step.key)).toEqual(['remove_others', 'link_adsense']);
    expect(refuseConfirm(progress, { isSentenceTyped: false, now })).toBe('handover_incomplete');
    expect(refuseConfirm(progress, { isSentenceTyped: true, now })).toBeUndefined();
    const ticked = [...handedOver, done('remove_others', now, 'buyer'), done('link_adsense', now, 'buyer')];
    const all = handoverProgress(factsOf(youtube(), ticked), now);
    expect(refuseConfirm(all, { isSentenceTyped: false, now })).toBeUndefined();
  });

  test('a step that the clock ticked off is not ticked off by the buyer', () => {
    const byClock = handedOver.map((step) =>
      step.key === 'accept_invitation' ? { ...step, doneBy: 'clock' as const } : step,
    );
    const ticked = [
      ...byClock,
      done('remove_others', at(10 * dayMs), 'buyer'),
      done('link_adsense', at(10 * dayMs), 'buyer'),
    ];
    const progress = handoverProgress(factsOf(youtube(), ticked), at(10 * dayMs));
    expect(refuseConfirm(progress, { isSentenceTyped: false, now: at(10 * dayMs) })).toBe(
      'handover_incomplete',
    );
  });
});

describe('a step', () => {
  test.each([
    ['show_owners', 'seller', 'tick'],
    ['show_owners', 'buyer', 'handover_step_of_other_side'],
    ['invite_owner', 'seller', 'handover_step_not_ready'],
    ['accept_invitation', 'buyer', 'handover_step_not_ready'],
    ['constructor', 'buyer', 'handover_step_unknown'],
  ] as const)('%s by the %s at the beginning: %s', (key, side, expected) => {
    const progress = handoverProgress(factsOf(youtube()), start);
    const decided = decideTick(progress, { key, side, mayDispute: true });
    expect(decided.kind === 'refused' ? decided.code : decided.kind).toBe(expected);
  });

  test('that is done already is not done a second time', () => {
    const progress = handoverProgress(factsOf(youtube(), [done('show_owners', start)]), start);
    const again = { key: 'show_owners', side: 'seller', mayDispute: true } as const;
    expect(decideTick(progress, again).kind).toBe('done_already');
  });

  test.each([
    ['nothing happened', {}, 'refund'],
    ['the first step was done and contested', { contested: new Map([['show_owners', start]]) }, 'dispute'],
    ['the seller gave a secret', { hasGivenSecret: true }, 'dispute'],
    ['a step of the buyer was contested', { contested: new Map([['accept_invitation', start]]) }, 'refund'],
  ] as const)('of a seller who stays silent, after %s: %s', (_, change, expected) => {
    const progress = handoverProgress(factsOf(youtube(), [], change), at(3 * dayMs));
    expect(progress.hasSellerBegun).toBe(expected === 'dispute');
    expect(missedStep(progress, at(3 * dayMs))?.kind).toBe(expected);
  });

  test('that is missed is refunded, reminded of twice as long, or brought before staff', () => {
    const begin = handoverProgress(factsOf(youtube()), at(48 * hourMs));
    expect(missedStep(begin, at(48 * hourMs - 1))).toBeUndefined();
    expect(missedStep(begin, at(48 * hourMs))?.kind).toBe('refund');
    const invited = factsOf(youtube(), [done('show_owners', start), done('invite_owner', start)]);
    const due = Number(handoverProgress(invited, start).next?.dueAt) - start.getTime();
    const silent = (ms: number) => missedStep(handoverProgress(invited, at(ms)), at(ms))?.kind;
    expect([silent(due), silent(2 * due - 1), silent(2 * due)]).toEqual([undefined, undefined, 'tick']);
    const shown = handoverProgress(factsOf(youtube(), [done('show_owners', start)]), at(30 * dayMs));
    expect(missedStep(shown, at(30 * dayMs))?.kind).toBe('dispute');
  });

  test('that was contested has its deadline anew, and a dispute moves every deadline', () => {
    const contested = new Map([['show_owners', at(30 * hourMs)]]);
    const dueAt = (change: Partial<HandoverFacts>) =>
      handoverProgress(factsOf(youtube(), [], change), at(31 * hourMs)).next?.dueAt;
    expect(dueAt({})).toEqual(at(48 * hourMs));
    expect(dueAt({ contested })).toEqual(at(78 * hourMs));
    const pauses = [{ from: at(10 * hourMs), to: at(15 * hourMs) }];
    expect(dueAt({ pauses })).toEqual(at(53 * hourMs));
  });

  test('that was missed when a dispute began has its deadline anew when the dispute ends', () => {
    const pauses = [{ from: at(48 * hourMs), to: at(60 * hourMs) }];
    const progress = handoverProgress(factsOf(youtube(), [], { pauses }), at(60 * hourMs));
    expect(progress.next?.dueAt).toEqual(at(108 * hourMs));
    expect(missedStep(progress, at(108 * hourMs - 1))).toBeUndefined();
    expect(missedStep(progress, at(108 * hourMs))?.kind).toBe('refund');
  });

  test('that became ready after a dispute is not given the time of the dispute', () => {
    const pauses = [{ from: at(hourMs), to: at(11 * dayMs) }];
    const facts = factsOf(youtube(), [done('show_owners', at(11 * dayMs))], { pauses });
    const { next } = handoverProgress(facts, at(11 * dayMs));
    expect(Number(next?.dueAt) - 11 * dayMs - start.getTime()).toBe(
      (next?.step.deadline_hours ?? 0) * hourMs,
    );
  });
});

describe('the time under dispute', () => {
  const handedOver = ['show_owners', 'invite_owner', 'make_primary_owner'].map((key) =>
    done(key, at(12 * dayMs)),
  );
  const facts = (pauses: HandoverFacts['pauses']) =>
    factsOf(youtube(), [...handedOver, done('accept_invitation', at(11 * dayMs), 'buyer')], { pauses });

  test('before the inspection does not lengthen it', () => {
    const progress = handoverProgress(facts([{ from: at(hourMs), to: at(10 * dayMs) }]), at(18 * dayMs));
    expect(progress.inspectionFrom).toEqual(at(18 * dayMs));
    expect(progress.inspectionEnd).toEqual(at(21 * dayMs));
  });

  test('in the inspection is added to it', () => {
    const pauses = [{ from: at(19 * dayMs), to: at(29 * dayMs) }];
    expect(handoverProgress(facts(pauses), at(29 * dayMs)).inspectionEnd).toEqual(at(31 * dayMs));
  });
});

test('a pause is counted as far as it falls into the period', () => {
  const end = (...pauses: [number, number][]) =>
    endOfPeriod(
      at(10 * hourMs),
      10 * hourMs,
      pauses.map(([from, to]) => ({ from: at(from * hourMs), to: at(to * hourMs) })),
    );
  expect(end()).toEqual(at(20 * hourMs));
  expect(end([2, 10])).toEqual(at(20 * hourMs));
  expect(end([2, 13])).toEqual(at(23 * hourMs));
  expect(end([19, 24])).toEqual(at(25 * hourMs));
  expect(end([24, 26], [19, 24])).toEqual(at(27 * hourMs));
  expect(end([20, 24])).toEqual(at(20 * hourMs));
});

test('the specified flow has nothing that its inspection waits for', () => {
  const progress = handoverProgress(factsOf(specifiedPlan('instagram')), start);
  expect(progress.inspectionFrom).toEqual(start);
  expect(progress.steps.every(({ state }) => state === 'ready')).toBe(true);
  expect(new Set(progress.steps.map(({ step }) => step.key)).size).toBe(progress.steps.length);
  expect(missedStep(progress, at(100 * dayMs))).toBeUndefined();
});

/** Plans that administrators could save: each step needs some of the earlier ones. */
const randomPlan = fc
  .array(
    fc.record({
      by: fc.constantFrom('seller', 'buyer'),
      waitHours: fc.constantFrom(0, 24, 72, 168),
      // Two steps are often missed at once.
      deadlineHours: fc.oneof(fc.constant(48), fc.integer({ min: 12, max: 96 })),
      needs: fc.array(fc.nat(10), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .chain((steps) =>
    fc.record({ steps: fc.constant(steps), inspectionHours: fc.integer({ min: 24, max: 168 }) }),
  )
  .map(({ steps, inspectionHours }) => ({
    inspection_hours: inspectionHours,
    steps: [
      stepOf('step_0', { by: 'seller', when_missed: 'refund', deadline_hours: 48 }),
      ...steps.map(({ by, waitHours, deadlineHours, needs }, index) =>
        stepOf(`step_${index + 1}`, {
          by: by as 'seller' | 'buyer',
          when_missed: by === 'seller' ? 'staff' : 'remind',
          deadline_hours: deadlineHours,
          needs: [
            ...new Set(['step_0', ...needs.filter((need) => need <= index).map((need) => `step_${need}`)]),
          ],
          wait:
            waitHours === 0
              ? null
              : { hours: waitHours, why: 'w', source: 'https://example.com/wait', checked_on: '2026-11-17' },
        }),
      ),
    ],
  }));

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

const never = 10_000;

interface Delays {
  /** Of the steps in turn, after each is ready; more than any deadline is never. */
  hours: readonly number[];
  isBuyerSilent: boolean;
}

/** Plays a hand-over. The clock looks only when it has to look, as it does in the application. */
function playThrough(plan: HandoverFacts['plan'], { hours, isBuyerSilent }: Delays) {
  const ticked: DoneStep[] = [];
  const factsNow = () => factsOf(plan, [...ticked]);
  const delayOf = (step: HandoverPlanStep) => hours[plan.steps.indexOf(step) % hours.length] ?? 0;
  const willingAt = ({ step, readyAt }: StepProgress) =>
    Number(readyAt) + (step.by === 'buyer' && isBuyerSilent ? never : delayOf(step)) * hourMs;
  let nextLook = nextClockTime(handoverProgress(factsNow(), start), start);
  for (let now = start, events = 0; events < 1_000; events += 1) {
    const facts = factsNow();
    const progress = handoverProgress(facts, now);
    if (progress.inspectionFrom !== null && progress.inspectionFrom <= now) {
      return { end: 'inspecting' as const, facts, progress };
    }
    const open = progress.steps.filter(({ done, readyAt }) => done === undefined && readyAt !== null);
    const [first] = open.toSorted((one, other) => willingAt(one) - willingAt(other));
    const acts = Math.max(now.getTime(), first ? willingAt(first) : Number.POSITIVE_INFINITY);
    const looks = nextLook?.getTime() ?? Number.POSITIVE_INFINITY;
    if (Math.min(acts, looks) > start.getTime() + 400 * dayMs) return { end: 'never' as const };
    now = new Date(Math.min(acts, looks));
    if (first && acts < looks) {
      ticked.push(done(first.step.key, now, first.step.by));
    } else {
      const missed = missedStep(handoverProgress(facts, now), now);
      if (missed?.kind === 'tick') ticked.push(done(missed.step.step.key, now, 'clock'));
      else if (missed) return { end: missed.kind, facts, progress };
    }
    nextLook = nextClockTime(handoverProgress(factsNow(), now), now);
  }
  return { end: 'never' as const };
}

describe('every plan', () => {
  const delays = fc.record({
    hours: fc.array(fc.constantFrom(0, 5, 40, 100, never), { minLength: 1, maxLength: 8 }),
    isBuyerSilent: fc.boolean(),
  });

  test('ends, even when either side is late or silent', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(randomPlan, delays, (plan, late) => {
        expect(findPlanFault(plan, start)).toBeUndefined();
        expect(playThrough(plan, late).end).not.toBe('never');
      }),
      { numRuns: 400 },
    );
  });

  test('releases nothing before the last wait is over and the inspection after it', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(randomPlan, delays, (plan, late) => {
        const ended = playThrough(plan, late);
        if (ended.end !== 'inspecting') return;
        const blocking = blockingKeys(plan.steps);
        const waits = ended.facts.done.flatMap(({ key, doneAt }) => {
          const step = plan.steps.find((each) => each.key === key);
          return step && blocking.has(key) ? [doneAt.getTime() + (step.wait?.hours ?? 0) * hourMs] : [];
        });
        const window = releaseWindow(start, terms, { ...ended.progress, pauses: [] });
        const earliest = Math.max(...waits) + plan.inspection_hours * hourMs;
        expect(window.disputeEnd.getTime()).toBeGreaterThanOrEqual(earliest);
        expect(window.disputeEnd.getTime()).toBeGreaterThanOrEqual(start.getTime() + 7 * dayMs);
        expect(window.autoCompleteAt.getTime()).toBeGreaterThanOrEqual(window.disputeEnd.getTime());
        // Every step of the seller is among what was waited for.
        for (const step of plan.steps.filter(({ by }) => by === 'seller'))
          expect(ended.facts.done.map(({ key }) => key)).toContain(step.key);
      }),
      { numRuns: 150 },
    );
  });

  test('names at its beginning the latest time of release, which no delay exceeds', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(randomPlan, delays, (plan, late) => {
        const first = handoverProgress(factsOf(plan), start);
        const latest = releaseWindow(start, terms, { ...first, pauses: [] }).autoCompleteAt;
        const ended = playThrough(plan, late);
        if (ended.end !== 'inspecting') return;
        const { autoCompleteAt } = releaseWindow(start, terms, { ...ended.progress, pauses: [] });
        expect(autoCompleteAt.getTime()).toBeLessThanOrEqual(latest.getTime());
      }),
      { numRuns: 150 },
    );
  });
});
