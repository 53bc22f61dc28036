import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, House, type LucideIcon, MessagesSquare, Store, Wallet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isCurrentPath, type NavLinkEntry } from '@/components/shell/navigation';
import { useSidebar } from '@/components/shell/use-sidebar';
import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { cn } from '@/lib/class-names';
import { unreadMessagesQuery } from '@/shared/messages/unread-messages';
import { marketPages } from './user-navigation';

const { dashboard } = paths;

const bar: readonly NavLinkEntry[] = [
  { label: 'Home', path: dashboard.overview, Icon: House, exact: true },
  { label: 'Market', path: dashboard.marketplace, also: marketPages, Icon: Store },
  { label: 'Messages', path: dashboard.messages, Icon: MessagesSquare },
  { label: 'Wallet', path: dashboard.wallet, Icon: Wallet },
];

const loadSheet = () => import('./me-sheet');
const MeSheet = lazy(async () => ({ default: (await loadSheet()).MeSheet }));

type BottomBarProps = {
  user: AuthUser;
  /** All pages of the person; those that the bar does not lead to stand in the sheet of Me. */
  pages: readonly NavLinkEntry[];
};

/**
 * The navigation of a phone within reach of the thumb, beside the drawer. An open conversation takes the whole screen, and
 * base.css hides the bar while the on-screen keyboard is open.
 */
export function PortalBottomBar({ user, pages }: BottomBarProps) {
  const { isDrawer } = useSidebar();
  const { pathname, search } = useLocation();
  const unread = useQuery(unreadMessagesQuery).data ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isThread = pathname === dashboard.messages && new URLSearchParams(search).has('conversation');
  if (!isDrawer || isThread) return null;
  const others = pages.filter(({ path }) => bar.every((entry) => entry.path !== path));
  const waitingInSheet = others.reduce((sum, { waiting = 0 }) => sum + waiting, 0);
  const isElsewhere = bar.every((entry) => !isCurrentPath(entry, pathname));
  return (
    <>
      <nav
        aria-label="Quick navigation"
        data-bottom-bar=""
        className="fixed inset-x-0 bottom-0 z-30 border-t bg-card pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="mx-auto grid h-bottom-bar max-w-lg grid-cols-5">
          {bar.map((entry) => {
            const { label, path, Icon } = entry;
            const waiting = path === dashboard.messages ? unread : 0;
            return (
              <li key={path} className="grid">
                <Link
                  to={path}
                  aria-current={isCurrentPath(entry, pathname) ? 'page' : undefined}
                  className={itemClasses}
                >
                  <ItemFace Icon={Icon} label={label} waiting={waiting} word="unread" />
                </Link>
              </li>
            );
          })}
          <li className="grid">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              data-current={isElsewhere || undefined}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={() => {
                setWanted(true);
                setOpen(true);
              }}
              className={itemClasses}
            >
              <ItemFace Icon={CircleUserRound} label="Me" waiting={waitingInSheet} word="waiting for you" />
            </button>
          </li>
        </ul>
      </nav>
      {isWanted ? (
        <Suspense fallback={null}>
          <MeSheet user={user} pages={others} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

const prefetch = () => void loadSheet().catch(() => undefined);

/** The current one has a bar besides its colour, since colour alone is not accessible. */
const itemClasses = [
  'relative flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-md font-medium text-muted-foreground text-xs -outline-offset-2',
  'before:absolute before:top-0 before:h-0.75 before:w-8 before:rounded-full',
  'aria-[current=page]:text-primary aria-[current=page]:before:bg-primary',
  'data-[current]:text-primary data-[current]:before:bg-primary',
].join(' ');

type ItemFaceProps = { Icon: LucideIcon; label: string; waiting: number; word: string };

function ItemFace({ Icon, label, waiting, word }: ItemFaceProps) {
  return (
    <>
      <span className="relative">
        <Icon aria-hidden="true" className="size-5.5" />
        {waiting > 0 ? (
          <span
            aria-hidden="true"
            className={cn(
              'tabular -top-1.5 absolute left-3 flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1',
              'bg-primary font-semibold text-primary-foreground text-xs ring-2 ring-card',
            )}
          >
            {waiting > 99 ? '99+' : waiting}
          </span>
        ) : null}
      </span>
      <span>
        {label}
        {waiting > 0 ? (
          <span className="sr-only">
            , {waiting} {word}
          </span>
        ) : null}
      </span>
    </>
  );
}
