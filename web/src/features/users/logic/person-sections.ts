import {
  type PersonPage,
  type PersonRecord,
  type PersonRecordKind,
  personRecordKinds,
} from '@oja/contract/person-page';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { oneOf } from '@/lib/query-params';

/** A list of the page: its words, where a row leads, and the page that holds all of it. */
export interface PersonSection {
  title: string;
  nothing: string;
  to?: (record: PersonRecord) => string | undefined;
  all?: { label: string; to: (person: Pick<PersonPage, 'id' | 'email'>) => string };
}

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
const transactionDetails = ({ id }: PersonRecord) => withQuery(adminPaths.transactions, { details: id });
const report = ({ id }: PersonRecord) => withQuery(adminPaths.moderation, { report: id });
const allReports = (filterOf: (person: { id: string }) => Record<string, string>) => ({
  label: 'All reports',
  to: (person: { id: string }) => withQuery(adminPaths.moderation, { status: 'every', ...filterOf(person) }),
});
/** The list alone on the page of the person, where no page of the portal holds it. */
const alone = (kind: PersonRecordKind, label: string) => ({
  label,
  to: ({ id }: { id: string }) => withQuery(adminPaths.person.to(id), { list: kind }),
});

/** The list that the address asks for alone, if any. */
export function listOf(query: URLSearchParams): PersonRecordKind | undefined {
  return oneOf(personRecordKinds, query.get('list'));
}

const allTransactions = {
  label: 'All transactions',
  to: ({ email }: { email: string }) => withQuery(adminPaths.transactions, { search: email }),
};

export const personSections: Readonly<Record<PersonRecordKind, PersonSection>> = {
  wallet: {
    title: 'Wallet history',
    nothing: 'No wallet history yet.',
    all: alone('wallet', 'All wallet history'),
  },
  withdrawals: {
    title: 'Withdrawals',
    nothing: 'No withdrawals yet.',
    to: ({ title }) => withQuery(adminPaths.withdrawals, { search: title }),
    all: {
      label: 'All withdrawals',
      to: ({ email }) => withQuery(adminPaths.withdrawals, { search: email }),
    },
  },
  destinations: {
    title: 'Payout destinations',
    nothing: 'No bank account, mobile wallet or card.',
    to: ({ id, status }) =>
      status === 'in_review'
        ? withQuery(adminPaths.withdrawals, { view: 'accounts', account: id })
        : undefined,
  },
  purchases: {
    title: 'Purchases',
    nothing: 'No purchases yet.',
    to: transactionDetails,
    all: allTransactions,
  },
  sales: { title: 'Sales', nothing: 'No sales yet.', to: transactionDetails, all: allTransactions },
  listings: {
    title: 'Listings',
    nothing: 'No listings yet.',
    to: ({ id }) => paths.listing.inReview(id),
    all: { label: 'All listings', to: ({ email }) => withQuery(adminPaths.listings, { search: email }) },
  },
  disputes: {
    title: 'Disputes',
    nothing: 'No disputes, neither as a buyer nor as a seller.',
    to: ({ id }) => withQuery(adminPaths.transactions, { case: id }),
    all: {
      label: 'All disputes',
      to: ({ email }) => withQuery(adminPaths.transactions, { search: email, dispute: 'any' }),
    },
  },
  claims: {
    title: 'Claims in cover',
    nothing: 'No claims, neither as a buyer nor as a seller.',
    to: ({ id }) => withQuery(adminPaths.claims, { claim: id }),
    all: { label: 'All claims', to: ({ id }) => withQuery(adminPaths.claims, { person: id }) },
  },
  tickets: {
    title: 'Support tickets',
    nothing: 'No tickets yet.',
    to: ({ id }) => adminPaths.supportTicket.to(id),
    all: { label: 'All tickets', to: ({ email }) => withQuery(adminPaths.support, { search: email }) },
  },
  reports_about: {
    title: 'Reports about them',
    nothing: 'Nothing of theirs was reported.',
    to: report,
    all: allReports(({ id }) => ({ about: id })),
  },
  reports_by: {
    title: 'Reports by them',
    nothing: 'They reported nothing.',
    to: report,
    all: allReports(({ id }) => ({ by: id })),
  },
  message_reports: {
    title: 'Messages',
    nothing: 'None of their messages was reported.',
    to: report,
    all: allReports(({ id }) => ({ type: 'message', about: id })),
  },
  warnings: {
    title: 'Warnings and recalls',
    nothing: 'No report led to a step, and no sold account was recalled.',
  },
  sessions: {
    title: 'Sessions',
    nothing: 'They are signed in nowhere.',
    all: alone('sessions', 'All sessions'),
  },
  notes: { title: 'Notes by staff', nothing: 'No notes yet.' },
  audit: {
    title: 'Audit entries about them',
    nothing: 'No member of staff changed anything.',
    to: ({ id }) => withQuery(adminPaths.audit, { line: id }),
    all: { label: 'Whole audit log', to: ({ id }) => withQuery(adminPaths.audit, { search: id }) },
  },
};
