import { reportReasons, reportStatuses } from '@oja/contract/report-fields';
import { describe, expect, test } from 'vitest';
import { decideMove, transitionNames } from '../process.ts';
import { isMoreUrgent, priorityFor } from './report-priority.ts';
import { type ReportActor, reportProcess } from './report-process.ts';

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
