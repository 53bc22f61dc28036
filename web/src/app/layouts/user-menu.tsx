import { lazy } from 'react';
import { OnDemand } from '@/components/shell/on-demand';
import { UserMenuButton, type UserMenuProps } from './user-menu-button';

const load = () => import('./opened-user-menu');
const OpenedUserMenu = lazy(async () => ({ default: (await load()).OpenedUserMenu }));
const prefetch = () => void load().catch(() => undefined);

export function UserMenu(props: UserMenuProps) {
  return (
    <OnDemand Opened={OpenedUserMenu} openedProps={props} prefetch={prefetch}>
      {(handlers) => <UserMenuButton {...props} {...handlers} aria-haspopup="menu" aria-expanded={false} />}
    </OnDemand>
  );
}
