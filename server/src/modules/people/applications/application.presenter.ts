import type {
  ApplicationDocument,
  ApplicationInQueue,
  ApplicationInReview,
  SellerApplication,
} from '@oja/contract/applications';
import { applicationProcess } from '../../../domain/application/application-process.ts';
import { actionsOf } from '../../../domain/process.ts';
import type { OwnApplication } from './application.queries.ts';
import type { ApplicationRow, DocumentRow } from './application.store.ts';
import type { QueueRow } from './application-queue.queries.ts';

const applicantActions = ['start', 'edit', 'submit', 'reopen'] as const;
const reviewerActions = ['approve', 'reject'] as const;

export function presentOwnApplication(
  { application, documents }: OwnApplication,
  options: { platformFeePercent: number },
): SellerApplication {
  const status = application?.status ?? 'not_applied';
  const allowed: readonly string[] = actionsOf(applicationProcess, { status, actor: 'applicant' });
  return {
    status,
    step: application?.step ?? 1,
    ...filledIn(application),
    documents: documents.map(presentDocument),
    reason: application?.reason ?? null,
    submitted_at: application?.submittedAt?.toISOString() ?? null,
    review_started_at: application?.reviewStartedAt?.toISOString() ?? null,
    decided_at: application?.decidedAt?.toISOString() ?? null,
    platformFeePercent: options.platformFeePercent,
    actions: applicantActions.filter((action) => allowed.includes(action)),
  };
}

export function presentInQueue(row: QueueRow): ApplicationInQueue {
  return {
    id: row.id,
    status: reviewStatusOf(row),
    name: `${row.firstName} ${row.lastName}`,
    experience: row.experience,
    submitted_at: (row.submittedAt ?? row.changedAt).toISOString(),
    review_started_at: row.reviewStartedAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    applicant: {
      id: row.userId,
      number: row.personNumber,
      name: row.personName,
      nickname: row.personNickname,
      email: row.personEmail,
      avatar: row.personAvatar,
      role: row.personRole,
      plan: row.planName,
      created_at: row.personCreatedAt.toISOString(),
    },
  };
}

interface ReviewMaterial {
  documents: readonly DocumentRow[];
  bankAccounts: ApplicationInReview['bank_accounts'];
  viewer: { id: string };
}

export function presentInReview(
  row: QueueRow,
  { documents, bankAccounts, viewer }: ReviewMaterial,
): ApplicationInReview {
  const allowed: readonly string[] = actionsOf(applicationProcess, { status: row.status, actor: 'reviewer' });
  return {
    ...presentInQueue(row),
    ...filledIn(row),
    documents: documents.map(presentDocument),
    reason: row.reason,
    decided_by: row.reviewerName,
    decided_by_id: row.decidedBy,
    bank_accounts: bankAccounts,
    // Staff may not decide on their own application.
    actions: row.userId === viewer.id ? [] : reviewerActions.filter((action) => allowed.includes(action)),
  };
}

function filledIn(application: ApplicationRow | QueueRow | undefined) {
  return {
    firstName: application?.firstName ?? '',
    lastName: application?.lastName ?? '',
    email: application?.email ?? '',
    phone: application?.phone ?? '',
    bio: application?.bio ?? '',
    instagram: application?.instagram ?? '',
    youtube: application?.youtube ?? '',
    twitter: application?.twitter ?? '',
    experience: application?.experience ?? null,
  };
}

function presentDocument(document: DocumentRow): ApplicationDocument {
  return {
    kind: document.kind,
    file_name: document.fileName,
    content_type: document.contentType,
    bytes: document.bytes,
    uploaded_at: document.createdAt.toISOString(),
  };
}

function reviewStatusOf(row: QueueRow): ApplicationInQueue['status'] {
  if (row.status === 'in_progress') throw new Error(`the draft ${row.id} is not for staff`);
  return row.status;
}
