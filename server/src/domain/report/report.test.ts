import { reportReasons, reportStatuses } from '@oja/contract/report-fields';
import { describe, expect, test } from 'vitest';
import { decideMove, transitionNames } from '../process.ts';
import {
  decideStep,
  followsDecision,
  type ReportFacts,
  reportActionsFor,
  type StaffStep,
  type TargetState,
} from './decide-report.ts';
import { isMoreUrgent, priorityFor } from './report-priority.ts';
import { type ReportActor, reportProcess } from './report-process.ts';
import { standingActions } from './standing-actions.ts';

const actors: ReportActor[] = ['reporter', 'staff', 'clock'];
const allowed = [
  'claim staff pending → investigating',
  'claim staff investigating → investigating',
  'release staff investigating → pending',
  'lapse clock investigating → pending',
  'approve staff pending → resolved',
  'approve staff investigating → resolved',
  'dismiss staff pending → dismissed',
  'dismiss staff investigating → dismissed',
  'undo_dismissal staff dismissed → pending',
  'reopen staff resolved → pending',
  'reopen staff dismissed → pending',
];

describe('the report process (A433, A434, A435)', () => {
  test('allows exactly what the design says, for every transition, actor and status', () => {
    const found = transitionNames(reportProcess).flatMap((name) =>
      actors.flatMap((actor) =>
        reportStatuses.flatMap((status) => {
          const move = decideMove(reportProcess, name, { status, actor });
          return move.kind === 'allowed' ? [`${name} ${actor} ${status} → ${move.to}`] : [];
        }),
      ),
    );
    expect(found.toSorted()).toEqual(allowed.toSorted());
  });

  test('has the specified statuses', () => {
    expect(reportStatuses).toEqual(['pending', 'investigating', 'resolved', 'dismissed']);
  });
});

const now = new Date('2026-11-15T09:00:00.000Z');
const soon = new Date('2026-11-15T09:30:00.000Z');
const facts = (change: Partial<ReportFacts> = {}): ReportFacts => ({
  status: 'pending',
  targetType: 'listing',
  targetId: 'listing',
  ownerId: 'owner',
  reporterId: 'reporter',
  addedBy: null,
  claimedBy: null,
  claimedUntil: null,
  ...change,
});
const claimed = (by: string, until: Date) =>
  facts({ status: 'investigating', claimedBy: by, claimedUntil: until });
const situations: Record<string, ReportFacts> = {
  pending: facts(),
  'claimed by me': claimed('me', soon),
  'claimed by a colleague': claimed('colleague', soon),
  'my claim is over': claimed('me', now),
  'their claim is over': claimed('colleague', now),
  resolved: facts({ status: 'resolved' }),
  dismissed: facts({ status: 'dismissed' }),
  'about me': facts({ ownerId: 'me' }),
  'by me': facts({ reporterId: 'me' }),
  'entered by me': facts({ reporterId: null, addedBy: 'me' }),
};

const view = { staffId: 'me', now };
const untouched: TargetState = {
  isLive: true,
  isDown: false,
  ownerIsSuspended: false,
  ownerMaySell: true,
  done: [],
};

describe('a step of staff', () => {
  const steps: StaffStep[] = ['claim', 'release', 'approve', 'dismiss', 'reopen'];
  const expected: Record<string, string[]> = {
    pending: ['investigating', 'report_decided', 'resolved', 'dismissed', 'report_open'],
    'claimed by me': ['investigating', 'pending', 'resolved', 'dismissed', 'report_open'],
    'claimed by a colleague': [
      'report_claimed',
      'report_claimed',
      'report_claimed',
      'report_claimed',
      'report_open',
    ],
    'my claim is over': ['investigating', 'pending', 'resolved', 'dismissed', 'report_open'],
    'their claim is over': ['investigating', 'report_claimed', 'resolved', 'dismissed', 'report_open'],
    resolved: ['report_decided', 'report_decided', 'report_decided', 'report_decided', 'pending'],
    dismissed: ['report_decided', 'report_decided', 'report_decided', 'report_decided', 'pending'],
    'about me': Array.from(steps, () => 'own_report_refused'),
    'by me': Array.from(steps, () => 'own_report_refused'),
    'entered by me': ['investigating', 'report_decided', 'added_report_refused', 'dismissed', 'report_open'],
  };

  test.each(Object.entries(situations))('when it is %s', (name, report) => {
    const verdicts = steps.map((step) => {
      const verdict = decideStep(report, step, { staffId: 'me', now });
      return verdict.kind === 'allowed' ? verdict.to : verdict.code;
    });
    expect(verdicts).toEqual(expected[name]);
  });

  test('is offered where it is allowed, and nowhere else (A239)', () => {
    const offered = Object.entries(situations).map(
      ([name, report]) => `${name}: ${reportActionsFor(report, view, untouched).join(' ')}`,
    );
    const work = 'edit delete hide_listing pause_selling suspend_user warn_user';
    expect(offered).toEqual([
      `pending: claim approve dismiss ${work}`,
      `claimed by me: release approve dismiss ${work}`,
      'claimed by a colleague: ',
      `my claim is over: release approve dismiss ${work}`,
      `their claim is over: claim approve dismiss ${work}`,
      'resolved: delete reopen',
      'dismissed: delete reopen',
      'about me: ',
      'by me: ',
      'entered by me: claim dismiss edit delete',
    ]);
  });

  test('has no quick action without something to act on', () => {
    const pointless = facts({ targetId: null, ownerId: null, reporterId: null });
    expect(reportActionsFor(pointless, view, untouched)).toEqual([
      'claim',
      'approve',
      'dismiss',
      'edit',
      'delete',
    ]);
    const person = reportActionsFor(facts({ targetType: 'user' }), view, untouched);
    expect(person).not.toContain('hide_listing');
    expect(person).not.toContain('take_down');
    expect(person).toContain('suspend_user');
  });

  test('takes down what people write and puts it back, after the decision too', () => {
    const down = { ...untouched, isDown: true };
    for (const targetType of ['message', 'review'] as const) {
      expect(reportActionsFor(facts({ targetType }), view, untouched)).toContain('take_down');
      expect(reportActionsFor(facts({ targetType }), view, down)).not.toContain('take_down');
      for (const [name, report] of Object.entries(situations)) {
        const offered = reportActionsFor({ ...report, targetType }, view, down).includes('put_back');
        expect([name, offered]).toEqual([
          name,
          !['claimed by a colleague', 'about me', 'by me', 'entered by me'].includes(name),
        ]);
      }
    }
  });

  test('opens the conversation around a message while the report is open, to those who may act on it', () => {
    const offered = Object.entries(situations)
      .filter(([, report]) =>
        reportActionsFor({ ...report, targetType: 'message' }, view, untouched).includes('read_conversation'),
      )
      .map(([name]) => name);
    expect(offered).toEqual(['pending', 'claimed by me', 'my claim is over', 'their claim is over']);
  });

  test('is not offered when it would change nothing', () => {
    const offered = (change: Partial<TargetState>) =>
      reportActionsFor(facts(), view, { ...untouched, ...change });
    expect(offered({ isLive: false })).not.toContain('hide_listing');
    expect(offered({ ownerMaySell: false })).not.toContain('pause_selling');
    expect(offered({ ownerIsSuspended: true })).not.toContain('suspend_user');
    expect(offered({ done: ['warn_user'] })).not.toContain('warn_user');
  });

  test('follows the decision about another report of the same thing, unless one is a party to it', () => {
    const following = Object.entries(situations).filter(([, report]) => followsDecision(report, 'me'));
    expect(following.map(([name]) => name)).toEqual([
      'pending',
      'claimed by me',
      'claimed by a colleague',
      'my claim is over',
      'their claim is over',
    ]);
  });
});

describe('the priority of a report', () => {
  test('follows from the reason (A436, A438)', () => {
    expect(reportReasons.map((reason) => `${reason}: ${priorityFor(reason, 1)}`)).toEqual([
      'Spam: low',
      'Inappropriate Content: medium',
      'Fake followers/engagement: medium',
      'Scam/Fraud: high',
      'Harassment: high',
      'Copyright Violation: medium',
      'False Information: medium',
      'Terms of Service Violation: medium',
      'Other: low',
    ]);
  });

  test.each([
    [1, 'low', 'high'],
    [2, 'low', 'high'],
    [3, 'medium', 'critical'],
    [4, 'medium', 'critical'],
    [5, 'high', 'critical'],
    [9, 'high', 'critical'],
    [10, 'critical', 'critical'],
    [500, 'critical', 'critical'],
  ] as const)('with %i people: spam is %s and fraud %s', (reporters, spam, fraud) => {
    expect([priorityFor('Spam', reporters), priorityFor('Scam/Fraud', reporters)]).toEqual([spam, fraud]);
  });

  test('is compared in the specified order', () => {
    expect(isMoreUrgent('critical', 'high')).toBe(true);
    expect(isMoreUrgent('low', 'medium')).toBe(false);
    expect(isMoreUrgent('high', 'high')).toBe(false);
  });
});

test.each([
  ['nothing', [], null, []],
  ['the decision alone', [], 'hide_listing', ['hide_listing']],
  ['an earlier quick action', ['listing_hidden'], 'none', ['hide_listing']],
  [
    'several',
    ['user_warned', 'listing_hidden'],
    'suspend_user',
    ['hide_listing', 'suspend_user', 'warn_user'],
  ],
  ['a pause of selling', ['selling_paused'], null, ['pause_selling']],
  ['what was put back', ['taken_down', 'put_back'], 'take_down', []],
  ['what was taken down again', ['taken_down', 'put_back', 'taken_down'], null, ['take_down']],
] as const)('what was done counts %s', (_, kinds, outcome, expected) => {
  expect(standingActions(kinds, outcome, [])).toEqual(expected);
});

test.each([
  ['user_warned', 'warn_user', 'warning'],
  ['selling_paused', 'pause_selling', 'selling_paused'],
  ['user_suspended', 'suspend_user', 'suspension'],
] as const)('what was done does not count %s once it was lifted', (event, outcome, kind) => {
  expect(standingActions([event, 'listing_hidden'], outcome, [kind])).toEqual(['hide_listing']);
  expect(standingActions([event], null, ['another'])).toEqual([outcome]);
});
