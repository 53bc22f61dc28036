import type { HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliestReleaseHours, findPlanFault } from './find-plan-fault.ts';
import { planOfMailbox } from './steps-of-mailbox.ts';

const now = new Date('2026-11-17T09:00:00Z');
const wait = {
  hours: 168,
  why: 'Seven days.',
  source: 'https://support.google.com/youtube/answer/4628007',
  checked_on: '2026-11-17',
};

function step(change: Partial<HandoverPlanStep>): HandoverPlanStep {
  return {
    key: 'begin',
    by: 'seller',
    title: 'Begin',
    text: 'Begin.',
    needs: [],
    wait: null,
    deadline_hours: 48,
    when_missed: 'refund',
    evidence: [],
    ...change,
  };
}
const accept = step({ key: 'accept', by: 'buyer', needs: ['begin'], when_missed: 'remind' });
const faultOf = (...steps: HandoverPlanStep[]) => findPlanFault({ inspection_hours: 72, steps }, now)?.field;

test.each<[string, string | undefined, HandoverPlanStep[]]>([
  ['a seller and a buyer', undefined, [step({}), accept]],
  ['a key twice', 'steps.1.key', [step({}), step({ when_missed: 'staff' })]],
  ['an unknown need', 'steps.1.needs', [step({}), { ...accept, needs: ['other'] }]],
  ['a need of a later step', 'steps.0.needs', [{ ...accept, needs: ['begin'] }, step({})]],
  ['a step that needs itself', 'steps.1.needs', [step({}), { ...accept, needs: ['accept'] }]],
  ['a need twice', 'steps.1.needs', [step({}), { ...accept, needs: ['begin', 'begin'] }]],
  ['a reminded seller', 'steps.0.when_missed', [step({ when_missed: 'remind' }), accept]],
  ['a buyer before staff', 'steps.1.when_missed', [step({}), { ...accept, when_missed: 'staff' }]],
  ['a buyer who is refunded', 'steps.0.when_missed', [step({ by: 'buyer' })]],
  ['a late refund', 'steps.1.when_missed', [step({}), step({ key: 'later', needs: ['begin'] })]],
  ['only a buyer', 'steps.0.by', [{ ...accept, needs: [] }]],
  ['a first step that goes to staff', 'steps.0.by', [step({ when_missed: 'staff' })]],
  ['a first step of one mailbox', 'steps.0.key', [step({ key: 'mailbox_given' })]],
  ['a source without https', 'steps.0.wait.source', [step({ wait: { ...wait, source: 'a page' } })]],
  [
    'a check in the future',
    'steps.0.wait.checked_on',
    [step({ wait: { ...wait, checked_on: '2026-11-18' } })],
  ],
  [
    'waits without end',
    'steps',
    [
      step({ wait: { ...wait, hours: 720 } }),
      { ...accept, wait: { ...wait, hours: 720 } },
      { ...accept, key: 'third', needs: ['accept'], wait },
    ],
  ],
])('%s: %s', (_name, field, steps) => {
  expect(faultOf(...steps)).toBe(field);
});

/** Random plans that are valid by construction: every step needs some of those before it. */
const plans = fc
  .array(
    fc.record({
      by: fc.constantFrom('seller' as const, 'buyer' as const),
      prefix: fc.constantFrom('mailbox_', 'address_', 'step_'),
      hours: fc.integer({ min: 0, max: 48 }),
      needs: fc.array(fc.nat(), { maxLength: 4 }),
    }),
    { maxLength: 12 },
  )
  .map((drafts) => {
    const keys = ['begin', ...drafts.map(({ prefix }, position) => `${prefix}${position}`)];
    const rest = drafts.map((draft, position) =>
      step({
        key: keys[position + 1] ?? '',
        by: draft.by,
        needs: [...new Set(draft.needs.map((need) => keys[need % (position + 1)] ?? 'begin'))],
        when_missed: draft.by === 'seller' ? 'staff' : 'remind',
        wait: draft.hours === 0 ? null : { ...wait, hours: draft.hours },
      }),
    );
    return [step({}), ...rest];
  });

test('a plan stays valid for every mailbox and waits no longer than the whole', () => {
  fc.assert(
    fc.property(plans, fc.constantFrom('original', 'changed', 'none', null), (steps, mailbox) => {
      const whole = {
        platform: 'instagram',
        kind: 'credentials',
        version: 1,
        valid_from: null,
        risk: 'low',
        inspection_hours: 24,
        minimum_cover_days: 0,
        steps,
      } as const;
      const part = planOfMailbox({ ...whole, steps }, mailbox);
      expect(findPlanFault(whole, now)).toBeUndefined();
      expect(findPlanFault(part, now)).toBeUndefined();
      expect(earliestReleaseHours(part)).toBeLessThanOrEqual(earliestReleaseHours(whole));
    }),
  );
});
