import type { ApplicationDraft } from '@oja/contract/applications';
import type { Deps } from '../deps/deps.ts';
import {
  approveApplication,
  openApplicationDocument,
  rejectApplication,
  saveDraft,
  submitApplication,
  uploadDocument,
} from '../modules/people/applications/index.ts';
import { type DemoSeller, demoSellers } from './demo-sellers.ts';
import { hoursBefore } from './demo-time.ts';
import { samplePdf } from './sample-pdf.ts';

/** Pending applicants with the age of the application. Verified sellers were approved; others never applied. */
const waitingHoursAgo: Readonly<Record<string, number>> = { musa: 31, nneka: 19, segun: 5 };
const rejected: Readonly<Record<string, string>> = {
  kunle: 'The photo of your ID is too dark to read the name. Please upload a brighter one.',
};

const hoursBetween = 4 * 24;
const decidedAfterHours = (index: number) => 4 + ((index * 7) % 20);

/** Applications in every state, submitted and decided through the use cases. A user with an application is skipped. */
export async function loadDemoApplications(deps: Deps): Promise<void> {
  const reviewer = await deps.db
    .selectFrom('users')
    .select(['id', 'email as label'])
    .where('email', '=', 'admin@oja.test')
    .executeTakeFirstOrThrow();
  for (const [index, seller] of demoSellers.entries()) {
    const { nickname } = seller;
    const isApplicant = seller.verified || nickname in waitingHoursAgo || nickname in rejected;
    const userId = isApplicant ? await findWithoutApplication(deps, seller.email) : undefined;
    if (userId === undefined) continue;
    const hoursAgo = waitingHoursAgo[nickname] ?? (demoSellers.length - index + 1) * hoursBetween;
    await handIn(hoursBefore(deps, hoursAgo), userId, seller);
    const { id: applicationId } = await deps.db
      .selectFrom('sellerApplications')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    const decided = hoursBefore(deps, hoursAgo - decidedAfterHours(index));
    const reason = rejected[nickname];
    if (seller.verified) {
      await openApplicationDocument(decided, { applicationId, kind: 'government_id', actor: reviewer });
      await approveApplication(decided, { applicationId, actor: reviewer });
    }
    if (reason) await rejectApplication(decided, { applicationId, actor: reviewer, reason });
  }
}

async function findWithoutApplication(deps: Pick<Deps, 'db'>, email: string): Promise<string | undefined> {
  const person = await deps.db
    .selectFrom('users')
    .leftJoin('sellerApplications as application', 'application.userId', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where((where) =>
      where.or([where('application.id', 'is', null), where('application.status', '=', 'in_progress')]),
    )
    .executeTakeFirst();
  return person?.id;
}

async function handIn(deps: Deps, userId: string, seller: DemoSeller): Promise<void> {
  const [firstName = '', ...rest] = seller.name.split(' ');
  const draft: ApplicationDraft = {
    step: 4,
    firstName,
    lastName: rest.join(' '),
    email: seller.email,
    phone: '+234 800 000 0000',
    bio: seller.bio,
    instagram: `@${seller.nickname}`,
    experience: seller.verified ? 'experienced' : 'intermediate',
  };
  await saveDraft(deps, userId, draft);
  await uploadDocument(deps, {
    userId,
    kind: 'government_id',
    fileName: 'government-id.pdf',
    bytes: samplePdf(['Sample identity card', `Name: ${seller.name}`, 'Demo data, not a real document']),
  });
  await uploadDocument(deps, {
    userId,
    kind: 'proof_of_ownership',
    fileName: 'account-settings.pdf',
    bytes: samplePdf([
      'Account settings',
      `Signed in as @${seller.nickname}`,
      'Demo data, not a real document',
    ]),
  });
  await submitApplication(deps, userId);
}
