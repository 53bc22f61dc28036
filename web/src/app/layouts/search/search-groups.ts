import type { PortalType } from '../portals';
import { ActionsGroup } from './actions-group';
import { HelpGroup } from './help-group';
import { PagesGroup } from './pages-group';
import { PlatformsGroup } from './platforms-group';
import { RecentGroup } from './recent-group';
import { ResultGroups } from './result-groups';
import type { SearchGroup } from './search-group';

const recent: SearchGroup = { id: 'recent', Group: RecentGroup };
const pages: SearchGroup = { id: 'pages', Group: PagesGroup };
const platforms: SearchGroup = { id: 'platforms', Group: PlatformsGroup };
const results: SearchGroup = { id: 'results', Group: ResultGroups };
const help: SearchGroup = { id: 'help', Group: HelpGroup };
const actions: SearchGroup = { id: 'actions', Group: ActionsGroup };

/** What the search box of each portal finds, in the order shown. */
export const searchGroups: Record<PortalType, readonly SearchGroup[]> = {
  user: [recent, pages, platforms, results, help, actions],
  admin: [recent, pages, platforms, results, actions],
};
