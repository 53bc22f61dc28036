import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import { expect, test } from 'vitest';
import { formOf, missedRulesOf, newStep, planForm } from './plan-form';
import { faultSentence } from './plan-labels';

const plan: HandoverPlan = {
  platform: 'youtube',
  kind: 'role',
  version: 1,
  valid_from: null,
  risk: 'medium',
  inspection_hours: 72,
  minimum_cover_days: 7,
  steps: [
    {
      key: 'invite_owner',
      by: 'seller',
      title: 'Invite the buyer',
      text: 'Open the permissions.',
      needs: [],
      wait: {
        hours: 168,
        why: 'Seven days.',
        source: 'https://support.google.com/youtube/answer/4628007',
        checked_on: '2026-11-17',
      },
      deadline_hours: 48,
      when_missed: 'refund',
      evidence: ['screenshot'],
    },
  ],
};

test('what was loaded is sent again as it was, with the reason', () => {
  const { risk, inspection_hours, minimum_cover_days, steps } = plan;
  const parsed = planForm.parse({ ...formOf(plan), reason: 'Checked.' });
  expect(parsed).toEqual({ risk, inspection_hours, minimum_cover_days, steps, reason: 'Checked.' });
});

test('a time is read by the clock of Lagos', () => {
  const parsed = planForm.parse({ ...formOf(plan), reason: 'Later.', valid_from: '2026-12-01T00:30' });
  expect(parsed.valid_from).toBe('2026-11-30T23:30:00.000Z');
});

test('faults stand at their fields', () => {
  const form = formOf(plan);
  const steps = [...form.steps, { ...newStep(form.steps), hasWait: true }];
  const { error } = planForm.safeParse({ ...form, inspection_hours: '', steps });
  const fields = error?.issues.map(({ path }) => path.join('.'));
  expect(fields).toEqual(
    expect.arrayContaining([
      'inspection_hours',
      'reason',
      'steps.1.key',
      'steps.1.title',
      'steps.1.wait.hours',
    ]),
  );
});

test('what may follow a missed step depends on its side and what it needs', () => {
  expect(missedRulesOf({ by: 'buyer', needs: [] })).toEqual(['remind']);
  expect(missedRulesOf({ by: 'seller', needs: [] })).toEqual(['refund', 'staff']);
  expect(missedRulesOf({ by: 'seller', needs: ['begin'] })).toEqual(['staff']);
});

test('names the step of a fault', () => {
  expect(faultSentence({ field: 'steps.2.needs', message: 'Unknown.' })).toBe('Step 3: Unknown.');
  expect(faultSentence({ field: 'valid_from', message: 'Over.' })).toBe('Over.');
});
