import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { AuthUser } from '@/lib/auth/auth-store';
import type { Portal } from './portals';

export type UserMenuProps = { user: AuthUser; portal: Portal };

/** On narrow screens only the picture is drawn; the words stay for screen readers. */
export function UserMenuButton({ user, portal, ...rest }: UserMenuProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-lg p-1.5 text-left transition-colors hover:bg-accent data-[state=open]:bg-accent lg:pr-2"
    >
      <Avatar name={user.name} src={user.avatar} size="sm" />
      <span className="sr-only max-w-40 lg:not-sr-only lg:grid">
        <span className="truncate font-semibold text-sm leading-4.5">{user.name}</span>
        <span className="truncate text-muted-foreground text-xs">{portal.label}</span>
      </span>
      <ChevronDown aria-hidden="true" className="hidden size-4 text-muted-foreground lg:block" />
    </button>
  );
}
