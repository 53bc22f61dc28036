import { handoverKinds, handoverKindsByPlatform, mailboxes } from '@oja/contract/handover-labels';
import { handoverPlan } from '@oja/contract/handover-plan-fields';
import { platforms } from '@oja/contract/listing-labels';
import { describe, expect, test } from 'vitest';
import { earliestReleaseHours, findPlanFault } from './find-plan-fault.ts';
import { findShippedPlan, shippedPlans } from './shipped-plans/index.ts';
import { planOfMailbox } from './steps-of-mailbox.ts';

const now = new Date('2026-11-17T09:00:00Z');
const named = shippedPlans.map((plan) => ({ name: `${plan.platform} ${plan.kind}`, plan }));

describe('every shipped plan', () => {
  test.each(named)('$name is valid for every mailbox', ({ plan }) => {
    expect(handoverPlan.parse(plan)).toEqual(plan);
    for (const mailbox of [...mailboxes, null]) {
      expect(findPlanFault(planOfMailbox(plan, mailbox), now)).toBeUndefined();
    }
    expect(findPlanFault(plan, now)).toBeUndefined();
  });

  test.each(named)('$name begins with the seller, within 48 hours', ({ plan }) => {
    expect(plan).toMatchObject({ version: 1, valid_from: null, inspection_hours: 72 });
    expect(plan.steps[0]).toMatchObject({ by: 'seller', deadline_hours: 48, when_missed: 'refund' });
    for (const { by, when_missed: whenMissed } of plan.steps.slice(1)) {
      expect(whenMissed).toBe(by === 'seller' ? 'staff' : 'remind');
    }
  });

  test('there is one for every kind that a platform offers, and no other', () => {
    for (const platform of platforms) {
      for (const kind of handoverKinds) {
        const isOffered = handoverKindsByPlatform[platform].includes(kind);
        expect(findShippedPlan(platform, kind) !== undefined, `${platform} ${kind}`).toBe(isOffered);
      }
    }
  });
});

test.each([
  { platform: 'youtube', kind: 'role', days: 10 },
  { platform: 'facebook', kind: 'role', days: 10 },
  { platform: 'telegram', kind: 'role', days: 3 },
  { platform: 'whatsapp', kind: 'number', days: 10 },
  { platform: 'instagram', kind: 'credentials', days: 3 },
  { platform: 'tiktok', kind: 'credentials', days: 6 },
  { platform: 'twitter', kind: 'credentials', days: 6 },
] as const)('$platform $kind: $days days at the earliest', ({ platform, kind, days }) => {
  const plan = findShippedPlan(platform, kind);
  expect(plan && earliestReleaseHours(plan)).toBe(days * 24);
});

test('a YouTube owner is removable seven days after the invitation was accepted', () => {
  const accepted = findShippedPlan('youtube', 'role')?.steps.find(({ key }) => key === 'accept_invitation');
  expect(accepted?.wait).toMatchObject({ hours: 168 });
});

describe('the mailbox decides about the mailbox steps', () => {
  const plan = findShippedPlan('instagram', 'credentials');
  const keysOf = (mailbox: (typeof mailboxes)[number] | null) =>
    plan && planOfMailbox(plan, mailbox).steps.map(({ key }) => key);

  test.each([
    ['original', ['mailbox_given', 'mailbox_secured']],
    ['later', ['mailbox_given', 'mailbox_secured']],
    ['changed', ['address_changed', 'address_confirmed']],
    ['none', []],
  ] as const)('%s', (mailbox, extra) => {
    const common = ['change_contacts', 'change_password', 'set_two_factor', 'cut_links'];
    expect(keysOf(mailbox)).toEqual(['prepare_account', ...extra, ...common]);
  });

  test('a step without its mailbox step needs what came before it', () => {
    const contacts = plan && planOfMailbox(plan, 'none').steps.find(({ key }) => key === 'change_contacts');
    expect(contacts?.needs).toEqual(['prepare_account']);
  });
});
