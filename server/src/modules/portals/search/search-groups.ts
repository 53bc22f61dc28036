import type { SearchGroup } from '@oja/contract/search';
import type { FindHits } from '../../../db/word-search.ts';
import { searchPayments } from '../../money/funding/index.ts';
import { withdrawalSearch } from '../../money/payouts/index.ts';
import { searchApplications } from '../../people/applications/index.ts';
import { searchConversations } from '../../talk/messaging/index.ts';
import { searchReports } from '../../talk/reports/index.ts';
import { searchDeskTickets, searchOwnTickets } from '../../talk/support/index.ts';
import { searchMarket, searchOwnListings, searchStaffListings } from '../../trade/listings/index.ts';
import { searchPurchases, searchSales } from '../../trade/purchases/index.ts';
import { searchDisputes, searchTransactions } from '../transactions/index.ts';
import { searchPeople, searchUsers } from '../users/index.ts';
import { searchMovements } from '../wallet/index.ts';

/** The search function of each group, from the module that owns the rows. The contract says who may use it. */
export const groupSearches: Readonly<Record<SearchGroup, FindHits>> = {
  users: searchUsers,
  purchases: searchPurchases,
  sales: searchSales,
  own_listings: searchOwnListings,
  market: searchMarket,
  listings: searchStaffListings,
  transactions: searchTransactions,
  disputes: searchDisputes,
  wallet: searchMovements,
  withdrawals: withdrawalSearch(searchPeople),
  payments: searchPayments,
  applications: searchApplications,
  conversations: searchConversations,
  own_tickets: searchOwnTickets,
  tickets: searchDeskTickets,
  reports: searchReports,
};
