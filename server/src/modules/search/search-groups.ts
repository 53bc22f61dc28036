import type { SearchGroup } from '@oja/contract/search';
import type { FindHits } from '../../db/word-search.ts';
import { searchApplications } from '../applications/index.ts';
import { searchPayments } from '../funding/index.ts';
import { searchMarket, searchOwnListings, searchStaffListings } from '../listings/index.ts';
import { searchConversations } from '../messaging/index.ts';
import { searchWithdrawals } from '../payouts/index.ts';
import { searchPurchases, searchSales } from '../purchases/index.ts';
import { searchReports } from '../reports/index.ts';
import { searchDeskTickets, searchOwnTickets } from '../support/index.ts';
import { searchDisputes, searchTransactions } from '../transactions/index.ts';
import { searchUsers } from '../users/index.ts';
import { searchMovements } from '../wallet/index.ts';

/** How each group is searched, by the module whose rows they are. Who may look into it stands in the contract. */
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
  withdrawals: searchWithdrawals,
  payments: searchPayments,
  applications: searchApplications,
  conversations: searchConversations,
  own_tickets: searchOwnTickets,
  tickets: searchDeskTickets,
  reports: searchReports,
};
