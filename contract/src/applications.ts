import { z } from 'zod';
import { roles } from './access.ts';
import { endpoint } from './endpoint.ts';
import { cursorQuery, direction, nextCursor } from './page.ts';
import { email, id, personName, reasonText, searchText, text, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** How a seller asks to be verified, and how staff answer. */

export const applicationStatuses = ['not_applied', 'in_progress', 'pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Only the applicant reads a draft: staff see what was submitted. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const experienceLevels = ['beginner', 'intermediate', 'experienced'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const documentKinds = ['government_id', 'proof_of_ownership'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentLimitBytes = 10 * 1024 * 1024;

const documentKind = z.enum(documentKinds);
const step = z
  .int()
  .min(1)
  .max(4)
  .meta({ description: 'The step of the wizard the person is at.', examples: [2] });

const phoneNumber = z
  .string()
  .trim()
  .min(1)
  .regex(/^\+?[0-9][0-9 ()-]{6,24}$/, 'Please enter a phone number such as +234 801 234 5678.');

/** The fields of the wizard as a finished application has them. */
export const applicationForm = z.strictObject({
  firstName: personName(60).meta({ examples: ['Ada'] }),
  lastName: personName(60).meta({ examples: ['Obi'] }),
  email,
  phone: phoneNumber.meta({ examples: ['+2348012345678'] }),
  bio: text(textLimits.bio).meta({ examples: ['I grow food accounts.'] }),
  instagram: text(textLimits.socialHandle).meta({ examples: ['@lagosfoodie'] }),
  youtube: text(textLimits.socialHandle).meta({ examples: [''] }),
  twitter: text(textLimits.socialHandle).meta({ examples: [''] }),
  experience: z.enum(experienceLevels),
});

const { firstName, lastName, phone } = applicationForm.shape;
const emptyOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]);

/** A draft may be half-finished: what is empty is asked for when it is submitted. */
export const applicationDraft = applicationForm
  .extend({
    step,
    firstName: emptyOr(firstName).meta({ examples: ['Ada'] }),
    lastName: emptyOr(lastName).meta({ examples: ['Obi'] }),
    email: emptyOr(email).meta({ examples: ['ada@example.com'] }),
    phone: emptyOr(phone).meta({ examples: ['+2348012345678'] }),
    experience: z.enum(experienceLevels).nullable(),
  })
  .partial()
  .meta({ id: 'SellerApplicationDraftInput' });
export type ApplicationDraft = z.infer<typeof applicationDraft>;

const filledIn = {
  firstName: z.string().meta({ examples: ['Ada'] }),
  lastName: z.string().meta({ examples: ['Obi'] }),
  email: z.string().meta({ examples: ['ada@example.com'] }),
  phone: z.string().meta({ examples: ['+2348012345678'] }),
  bio: z.string().meta({ examples: ['I grow food accounts.'] }),
  instagram: z.string().meta({ examples: ['@lagosfoodie'] }),
  youtube: z.string().meta({ examples: [''] }),
  twitter: z.string().meta({ examples: [''] }),
  experience: z.enum(experienceLevels).nullable(),
};

const document = z
  .object({
    kind: documentKind,
    file_name: z.string().meta({ examples: ['passport.pdf'] }),
    content_type: z.enum(['application/pdf', 'image/webp']),
    bytes: z.int().meta({ examples: [184_320] }),
    uploaded_at: timestamp,
  })
  .meta({ id: 'ApplicationDocument' });
export type ApplicationDocument = z.infer<typeof document>;

const sellerApplication = z
  .object({
    status: z.enum(applicationStatuses),
    step,
    ...filledIn,
    documents: z.array(document),
    /** What staff gave as the reason when they rejected it. */
    reason: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    submitted_at: timestamp.nullable(),
    /** When staff first opened the documents. */
    review_started_at: timestamp.nullable(),
    decided_at: timestamp.nullable(),
    platformFeePercent: z.number().meta({ examples: [10] }),
    actions: z.array(z.enum(['start', 'edit', 'submit', 'reopen'])),
  })
  .meta({ id: 'SellerApplication' });
export type SellerApplication = z.infer<typeof sellerApplication>;

const reviewRow = {
  id,
  status: z.enum(reviewStatuses),
  name: z.string().meta({ examples: ['Ada Obi'] }),
  experience: z.enum(experienceLevels).nullable(),
  submitted_at: timestamp,
  review_started_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  applicant: z.object({
    id,
    number: z.int().meta({ examples: [123] }),
    name: z.string().meta({ examples: ['Ada Obi'] }),
    nickname: z.string().meta({ examples: ['ada'] }),
    email: z.string().meta({ examples: ['ada@example.com'] }),
    avatar: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    role: z.enum(roles),
    plan: z
      .string()
      .nullable()
      .meta({ examples: ['Growth'] }),
    created_at: timestamp,
  }),
};
const applicationInQueue = z.object(reviewRow).meta({ id: 'ApplicationInQueue' });
export type ApplicationInQueue = z.infer<typeof applicationInQueue>;

const applicantBankAccount = z
  .object({
    label: z.string().meta({ examples: ['GTBank ******1234'] }),
    holder: z.string().meta({ examples: ['OBI ADA'] }),
    match: z
      .enum(['full', 'partial', 'none'])
      .meta({ description: 'How the holder compares with the name on the application.' }),
  })
  .meta({ id: 'ApplicantBankAccount' });

const applicationInReview = z
  .object({
    ...reviewRow,
    ...filledIn,
    documents: z.array(document),
    reason: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    decided_by: z
      .string()
      .nullable()
      .meta({ examples: ['Amara Okafor'] }),
    decided_by_id: id.nullable(),
    bank_accounts: z.array(applicantBankAccount),
    actions: z
      .array(z.enum(['approve', 'reject']))
      .meta({ description: 'Approving waits until a document of this application was opened.' }),
  })
  .meta({ id: 'ApplicationInReview' });
export type ApplicationInReview = z.infer<typeof applicationInReview>;

const binaryTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'application/octet-stream',
] as const;

const notEditable = ['application_not_editable'] as const;

export const applicationSorts = ['submitted', 'name'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

const queueFilter = {
  status: z.enum(reviewStatuses).optional(),
  experience: z.enum(experienceLevels).optional(),
  search: searchText
    .optional()
    .meta({ description: 'Part of a name or an e-mail address.', examples: ['ada'] }),
  sort: z.enum(applicationSorts).optional().meta({ description: 'Without it, by when they were submitted.' }),
  direction: direction.optional().meta({
    description:
      'asc: oldest first, or from A on. Without it, names and pending ones run so and others newest first.',
  }),
};
const applicationFilter = z.strictObject(queueFilter);
export type ApplicationFilter = z.output<typeof applicationFilter>;

export const applicationEndpoints = {
  readSellerApplication: endpoint({
    method: 'GET',
    path: '/seller-application',
    tag: 'Selling',
    summary: 'The own application, as far as it got',
    access: 'trader',
    limit: 'read',
    reply: sellerApplication,
  }),
  saveSellerApplication: endpoint({
    method: 'PUT',
    path: '/seller-application',
    tag: 'Selling',
    summary:
      'Save what was filled in; the first save begins the application, and one after a rejection reopens it',
    access: 'trader',
    limit: 'write',
    body: applicationDraft,
    reply: sellerApplication,
    errors: notEditable,
  }),
  uploadApplicationDocument: endpoint({
    method: 'PUT',
    path: '/seller-application/documents/{kind}',
    tag: 'Selling',
    summary: 'Upload or replace a document: a PDF or an image of at most 10 MB',
    access: 'trader',
    limit: 'upload',
    params: z.strictObject({ kind: documentKind }),
    query: z.strictObject({
      file_name: text(120)
        .optional()
        .meta({ examples: ['passport.pdf'] }),
    }),
    binaryBody: binaryTypes,
    bodyLimitBytes: documentLimitBytes,
    reply: sellerApplication,
    errors: [
      ...notEditable,
      'document_too_large',
      'document_type_unsupported',
      'document_unreadable',
      'image_unreadable',
      'image_dimensions_too_large',
    ],
  }),
  removeApplicationDocument: endpoint({
    method: 'DELETE',
    path: '/seller-application/documents/{kind}',
    tag: 'Selling',
    summary: 'Remove an uploaded document',
    access: 'trader',
    limit: 'write',
    params: z.strictObject({ kind: documentKind }),
    reply: sellerApplication,
    errors: notEditable,
  }),
  submitSellerApplication: endpoint({
    method: 'POST',
    path: '/seller-application/submit',
    tag: 'Selling',
    summary: 'Hand the application to staff; it cannot be changed until they decided',
    access: 'trader',
    limit: 'write',
    body: z.strictObject({ termsAccepted: z.literal(true) }),
    reply: sellerApplication,
    errors: [...notEditable, 'application_incomplete', 'verification_closed'],
  }),
  listApplications: endpoint({
    method: 'GET',
    path: '/admin/applications',
    tag: 'Selling',
    summary: 'Submitted applications: pending ones oldest first, others newest first',
    access: 'applications',
    limit: 'read',
    query: z.strictObject({ ...cursorQuery, ...queueFilter }),
    reply: z.array(applicationInQueue),
    beside: z.object({
      ...nextCursor,
      counts: z.object({
        pending: z.int().meta({ examples: [3] }),
        approved: z.int().meta({ examples: [41] }),
        rejected: z.int().meta({ examples: [6] }),
      }),
    }),
  }),
  exportApplications: endpoint({
    method: 'GET',
    path: '/admin/applications/export',
    tag: 'Selling',
    summary: 'The applications of a filter as a CSV file',
    access: 'applications',
    limit: 'write',
    query: applicationFilter,
    produces: 'text/csv',
    producesExample:
      'id,name,email,account,account_email,plan,experience,status,submitted_at,decided_at,decided_by,reason\r\n',
  }),
  readApplication: endpoint({
    method: 'GET',
    path: '/admin/applications/{id}',
    tag: 'Selling',
    summary: 'One submitted application with everything in it but the documents themselves',
    access: 'applications',
    limit: 'read',
    params: z.strictObject({ id }),
    reply: applicationInReview,
  }),
  openApplicationDocument: endpoint({
    method: 'GET',
    path: '/admin/applications/{id}/documents/{kind}',
    tag: 'Selling',
    summary: 'The bytes of a document, a PDF or a WebP image; each opening is audited',
    access: 'applications',
    limit: 'read',
    params: z.strictObject({ id, kind: documentKind }),
    produces: 'application/octet-stream',
  }),
  approveApplication: endpoint({
    method: 'POST',
    path: '/admin/applications/{id}/approve',
    tag: 'Selling',
    summary: 'Approve an application: the person becomes a verified seller',
    access: 'applications',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: applicationInReview,
    errors: ['application_already_decided', 'application_documents_unopened'],
  }),
  rejectApplication: endpoint({
    method: 'POST',
    path: '/admin/applications/{id}/reject',
    tag: 'Selling',
    summary: 'Reject an application with a reason that the person reads',
    access: 'applications',
    limit: 'write',
    params: z.strictObject({ id }),
    body: z.strictObject({ reason: reasonText.meta({ examples: ['The ID is not readable.'] }) }),
    reply: applicationInReview,
    errors: ['application_already_decided'],
  }),
};
