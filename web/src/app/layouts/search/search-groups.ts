import type { PortalType } from '../portals';
import { ActionsGroup } from './actions-group';
import { MarketGroup, StaffListingsGroup } from './listings-group';
import { PagesGroup } from './pages-group';
import type { SearchGroup } from './search-group';

const pages: SearchGroup = { id: 'pages', Group: PagesGroup };
const market: SearchGroup = { id: 'market', Group: MarketGroup };
const staffListings: SearchGroup = { id: 'listings', Group: StaffListingsGroup };
const actions: SearchGroup = { id: 'actions', Group: ActionsGroup };

/** What the search box of each portal finds, in the order shown. */
export const searchGroups: Record<PortalType, readonly SearchGroup[]> = {
  user: [pages, market, actions],
  admin: [pages, staffListings, actions],
};
