import type { ReportType } from '@oja/contract/report-fields';
import { sql } from 'kysely';
import type { Deps } from '../deps/deps.ts';
import { approveReport, claimReport, dismissReport, submitReport } from '../modules/talk/reports/index.ts';
import { idOf, type People, readPeople } from './demo-people.ts';
import { type DemoReport, demoReports } from './demo-report-table.ts';
import { hoursBefore } from './demo-time.ts';
import { markOldNotificationsRead } from './mark-old-notifications-read.ts';

/**
 * Reports of every type, status and priority, sent and decided through the use cases. Once a report exists, later
 * starts change nothing.
 */
export async function loadDemoReports(deps: Deps): Promise<void> {
  const sent = await deps.db.selectFrom('reports').select('id').limit(1).executeTakeFirst();
  if (sent !== undefined) return;
  const people = await readPeople(deps);
  for (const report of demoReports) await load(deps, report, people);
  await markOldNotificationsRead(deps);
}

async function load(deps: Deps, report: DemoReport, people: People): Promise<void> {
  const then = hoursBefore(deps, report.hoursAgo);
  const reporterId = idOf(people, report.reporterEmail);
  const ownerId = idOf(people, report.ownerEmail);
  const targetId = await findReportTarget[report.type](deps, { ownerId, reporterId });
  if (targetId === undefined) return;
  const { type, reason, description } = report;
  const { name } = await deps.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', reporterId)
    .executeTakeFirstOrThrow();
  const { id: reportId } = await submitReport(
    then,
    { id: reporterId, name },
    { type, target_id: targetId, reason, description },
  );
  await decide(deps, report, { reportId, moderatorId: idOf(people, moderatorEmail) });
}

const moderatorEmail = 'moderator@oja.test';

async function decide(
  deps: Deps,
  { decision, hoursAgo }: DemoReport,
  { reportId, moderatorId }: { reportId: string; moderatorId: string },
): Promise<void> {
  const by = { id: moderatorId, role: 'moderator', label: moderatorEmail } as const;
  if (decision === undefined) return;
  // A claim expires after half an hour, so this one is made now.
  if (decision === 'claim') return claimReport(deps, { reportId, by });
  const later = hoursBefore(deps, hoursAgo - 3);
  if ('dismiss' in decision) return dismissReport(later, { reportId, by, note: decision.dismiss });
  return approveReport(later, { reportId, by, ...decision.approve });
}

type Whose = { ownerId: string; reporterId: string };

/** A target of that user that the reporter can see; without one the report is skipped. */
const findReportTarget: Record<ReportType, (deps: Deps, whose: Whose) => Promise<string | undefined>> = {
  listing: async ({ db }, { ownerId }) => {
    const listings = db.selectFrom('listings').select('id').where('status', '=', 'posted');
    return (await listings.where('sellerId', '=', ownerId).orderBy('handle').limit(1).executeTakeFirst())?.id;
  },
  user: async (_deps, { ownerId }) => ownerId,
  review: async ({ db }, { ownerId, reporterId }) => {
    const reviews = db.selectFrom('reviews').select('id').where('publishedAt', 'is not', null);
    const written = reviews.where('authorId', '=', ownerId).where('aboutId', '!=', ownerId);
    const aboutReporter = await written.where('aboutId', '=', reporterId).limit(1).executeTakeFirst();
    return (aboutReporter ?? (await written.orderBy('createdAt').limit(1).executeTakeFirst()))?.id;
  },
  message: async ({ db }, { ownerId, reporterId }) => {
    const messages = db.selectFrom('messages').select('id').where('senderId', '=', ownerId);
    const between = messages.where(sql<boolean>`members @> ${[ownerId, reporterId]}::uuid[]`);
    return (await between.orderBy('createdAt').limit(1).executeTakeFirst())?.id;
  },
};
