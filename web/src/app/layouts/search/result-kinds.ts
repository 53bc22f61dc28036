import type { Platform } from '@oja/contract/listing-fields';
import { listingStatusLabels, staffStatusLabels } from '@oja/contract/listing-labels';
import type { SearchGroup, SearchHit } from '@oja/contract/search';
import { ticketStatusLabels } from '@oja/contract/ticket-fields';
import { withdrawalStatusLabels } from '@oja/contract/withdrawal-labels';
import {
  ArrowLeftRight,
  ClipboardCheck,
  Flag,
  HandCoins,
  Headset,
  Landmark,
  type LucideIcon,
  MessagesSquare,
  PiggyBank,
  Scale,
  ShoppingBag,
  Store,
  Tags,
  User,
  Wallet,
} from 'lucide-react';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { statusBadges as applicationLooks } from '@/features/applications/logic/application-labels';
import { statusLooks as reportLooks } from '@/features/moderation/logic/report-labels';
import { statusLooks as purchaseLooks } from '@/features/purchases/logic/purchase-status';
import {
  disputeLooks,
  statusLooks as transactionLooks,
} from '@/features/transactions/logic/transaction-labels';
import { statusLooks as userLooks } from '@/features/users/logic/user-labels';

/** What a group of results is called, where its entries are opened, and where all of them are listed. */
export interface ResultKind {
  heading: string;
  Icon: LucideIcon;
  /** From the key of a hit, where need be from how it stands as well. */
  to: (key: string, hit: Pick<SearchHit, 'id' | 'status'>) => string;
  /** Without it, no page lists what the same words find. */
  all?: (search: string) => string;
  statuses?: Readonly<Record<string, string>>;
}

const { dashboard } = paths;
/** A page that finds its row by the words in its address. */
const bySearch = (path: string) => (search: string) => withQuery(path, { search });
const labels = (looks: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(looks).map(([status, { label }]) => [status, label]));

const purchases = {
  statuses: Object.fromEntries(Object.entries(purchaseLooks).map(([status, { badge }]) => [status, badge])),
};
const walletMovements = (search: string) => withQuery(dashboard.wallet, { transactions: search });

const resultKinds: Readonly<Record<SearchGroup, ResultKind>> = {
  users: {
    heading: 'Users',
    Icon: User,
    to: adminPaths.person.to,
    all: bySearch(adminPaths.users),
    statuses: labels(userLooks),
  },
  purchases: {
    heading: 'My Purchases',
    Icon: ShoppingBag,
    to: bySearch(dashboard.myPurchases),
    all: bySearch(dashboard.myPurchases),
    ...purchases,
  },
  sales: {
    heading: 'My Sales',
    Icon: HandCoins,
    to: bySearch(dashboard.mySales),
    all: bySearch(dashboard.mySales),
    ...purchases,
  },
  own_listings: {
    heading: 'My Listings',
    Icon: Tags,
    to: bySearch(dashboard.myListings),
    all: bySearch(dashboard.myListings),
    statuses: listingStatusLabels,
  },
  market: {
    heading: 'Marketplace',
    Icon: Store,
    to: paths.listing.to,
    all: bySearch(dashboard.marketplace),
  },
  listings: {
    heading: 'Account Listings',
    Icon: Tags,
    to: paths.listing.inReview,
    all: bySearch(adminPaths.listings),
    statuses: staffStatusLabels,
  },
  transactions: {
    heading: 'Transactions',
    Icon: ArrowLeftRight,
    to: (key) => withQuery(adminPaths.transactions, { details: key }),
    all: bySearch(adminPaths.transactions),
    statuses: labels(transactionLooks),
  },
  disputes: {
    heading: 'Disputes',
    Icon: Scale,
    to: (key) => withQuery(adminPaths.transactions, { case: key }),
    all: (search) => withQuery(adminPaths.transactions, { search, dispute: 'any' }),
    statuses: labels(disputeLooks),
  },
  wallet: { heading: 'Wallet', Icon: Wallet, to: walletMovements, all: walletMovements },
  withdrawals: {
    heading: 'Withdrawals',
    Icon: Landmark,
    to: bySearch(adminPaths.withdrawals),
    all: bySearch(adminPaths.withdrawals),
    statuses: withdrawalStatusLabels,
  },
  payments: {
    heading: 'Payments',
    Icon: PiggyBank,
    // One that waits for two members of staff is decided where they meet; any other is looked up with who paid.
    to: (key, { id, status }) =>
      status === 'parked'
        ? withQuery(adminPaths.withdrawals, { view: 'money', payment: id })
        : adminPaths.person.to(key),
    statuses: {
      open: 'Not paid yet',
      paid: 'Paid',
      parked: 'Waits in suspense',
      credited: 'Credited from suspense',
      returned: 'Returned from suspense',
    },
  },
  applications: {
    heading: 'Seller Applications',
    Icon: ClipboardCheck,
    to: adminPaths.application.to,
    all: (search) => withQuery(adminPaths.applications, { search, status: 'all' }),
    statuses: labels(applicationLooks),
  },
  conversations: {
    heading: 'Messages',
    Icon: MessagesSquare,
    to: (key) => withQuery(dashboard.messages, { conversation: key }),
    all: bySearch(dashboard.messages),
  },
  own_tickets: {
    heading: 'My Tickets',
    Icon: Headset,
    to: dashboard.ticket.to,
    statuses: ticketStatusLabels,
  },
  tickets: {
    heading: 'Support',
    Icon: Headset,
    to: adminPaths.supportTicket.to,
    all: bySearch(adminPaths.support),
    statuses: ticketStatusLabels,
  },
  reports: {
    heading: 'Moderation',
    Icon: Flag,
    to: (key) => withQuery(adminPaths.moderation, { report: key }),
    all: bySearch(adminPaths.moderation),
    statuses: labels(reportLooks),
  },
};

/** Staff have their own page of messages. */
export function kindOf(group: SearchGroup, isStaff: boolean): ResultKind {
  if (group !== 'conversations' || !isStaff) return resultKinds[group];
  return {
    ...resultKinds.conversations,
    to: (key) => withQuery(adminPaths.messages, { conversation: key }),
    all: bySearch(adminPaths.messages),
  };
}

/** Where the accounts of a platform are listed for this person. */
export function platformPath(platform: Platform, isStaff: boolean): string {
  return withQuery(isStaff ? adminPaths.listings : dashboard.marketplace, { platform });
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
