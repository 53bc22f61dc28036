import type { ReactNode } from 'react';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import { cn } from '@/lib/class-names';
import { InsideMainContext } from './inside-main';
import type { NavEntry } from './navigation';
import { Sidebar } from './sidebar';
import { SidebarProvider } from './sidebar-provider';

const widths = {
  /** Airy, for people who buy and sell. */
  reading: 'max-w-6xl',
  /** As wide as tables like it. */
  tables: 'max-w-[100rem]',
} as const;

type PortalFrameProps = {
  header: ReactNode;
  navigation: readonly NavEntry[];
  /** A line across the top of every page, for what must not be overlooked. */
  notice?: ReactNode;
  width: keyof typeof widths;
  /** Fixed at the lower edge of a phone. */
  bottomBar?: ReactNode;
  children: ReactNode;
};

/** The frame of a portal: header, sidebar and the one main region, which holds the page. */
export function PortalFrame({ header, navigation, notice, width, bottomBar, children }: PortalFrameProps) {
  return (
    <SidebarProvider>
      <header className="sticky top-(--offline-bar) z-40 flex h-16 items-center gap-1 border-b bg-card px-2 md:gap-2 md:pr-4 md:pl-3.5">
        {header}
      </header>
      <div className="flex">
        <Sidebar entries={navigation} />
        <div className="flex min-h-[calc(100dvh-4rem)] min-w-0 flex-1 flex-col">
          {notice}
          <main
            id={MAIN_CONTENT_ID}
            tabIndex={-1}
            className="mb-(--bottom-bar) flex flex-1 flex-col px-4 py-6 md:px-8 md:py-8"
          >
            <div className={cn('mx-auto flex w-full min-w-0 flex-1 flex-col', widths[width])}>
              <InsideMainContext value={true}>{children}</InsideMainContext>
            </div>
          </main>
        </div>
      </div>
      {bottomBar}
    </SidebarProvider>
  );
}
