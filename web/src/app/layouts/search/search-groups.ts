import type { PortalType } from '../portals';
import { ActionsGroup } from './actions-group';
import { PagesGroup } from './pages-group';
import type { SearchGroup } from './search-group';

const pages: SearchGroup = { id: 'pages', Group: PagesGroup };
const actions: SearchGroup = { id: 'actions', Group: ActionsGroup };

/** What the search box of each portal finds, in the order shown. */
export const searchGroups: Record<PortalType, readonly SearchGroup[]> = {
  user: [pages, actions],
  admin: [pages, actions],
};
