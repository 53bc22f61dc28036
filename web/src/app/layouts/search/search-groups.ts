import type { PortalType } from '../portals';
import { ActionsGroup } from './actions-group';
import { HelpGroup } from './help-group';
import { PagesGroup } from './pages-group';
import { ResultGroups } from './result-groups';
import type { SearchGroup } from './search-group';

const pages: SearchGroup = { id: 'pages', Group: PagesGroup };
const results: SearchGroup = { id: 'results', Group: ResultGroups };
const help: SearchGroup = { id: 'help', Group: HelpGroup };
const actions: SearchGroup = { id: 'actions', Group: ActionsGroup };

/** What the search box of each portal finds, in the order shown. */
export const searchGroups: Record<PortalType, readonly SearchGroup[]> = {
  user: [pages, results, help, actions],
  admin: [pages, results, actions],
};
