import { Menu } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useSidebar } from './use-sidebar';

/** Opens the drawer; beside a standing sidebar there is nothing to open. */
export function SidebarTrigger() {
  const { isDrawer, isDrawerOpen, setDrawerOpen } = useSidebar();
  if (!isDrawer) return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Open navigation"
      aria-haspopup="dialog"
      aria-expanded={isDrawerOpen}
      onClick={() => setDrawerOpen(true)}
    >
      <Menu aria-hidden="true" className="size-5" />
    </Button>
  );
}
