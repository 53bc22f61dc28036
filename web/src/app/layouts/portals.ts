import { paths } from '@/config/paths';

/** The words in which the two portals differ. */
export type PortalType = 'user' | 'admin';

export interface Portal {
  type: PortalType;
  /** In the header of every page. */
  title: string;
  /** In the user menu: the portal type followed by 'Portal'. */
  label: string;
  searchPlaceholder: string;
  homePath: string;
}

export const portals: Record<PortalType, Portal> = {
  user: {
    type: 'user',
    title: 'Dashboard',
    label: 'User Portal',
    searchPlaceholder: 'Search accounts, orders...',
    homePath: paths.dashboard.overview,
  },
  admin: {
    type: 'admin',
    title: 'Admin Dashboard',
    label: 'Admin Portal',
    searchPlaceholder: 'Search users, accounts, transactions...',
    homePath: paths.adminHome,
  },
};
