import { CursorPagination } from '@/components/ui/pagination';
import { cn } from '@/lib/class-names';
import { countOf } from '@/lib/counts';
import type { Pages } from './use-paged-address';

type PageFooterProps = {
  label: string;
  pages: Pages;
  nextCursor: string | null;
  /** How many there are in all, and their word; without it, only the way through the pages. */
  total?: { count: number; isExact: boolean; one: string; many?: string };
  className?: string;
};

/** Below a list that is read page by page; gone where there is neither a way to go nor anything to say. */
export function PageFooter({ label, pages, nextCursor, total, className }: PageFooterProps) {
  const isWhole = !pages.hasPrevious && !pages.cameByLink && nextCursor === null;
  if (isWhole && total === undefined) return null;
  return (
    <CursorPagination
      label={label}
      className={cn('border-t px-4 py-3', className)}
      hasPrevious={pages.hasPrevious}
      hasNext={nextCursor !== null}
      onPrevious={pages.openPrevious}
      onNext={() => nextCursor !== null && pages.openNext(nextCursor)}
      onFirst={pages.cameByLink ? pages.openFirst : undefined}
      summary={
        total ? (
          <span role="status" className="tabular">
            {total.isExact ? '' : 'More than '}
            {countOf(total.count, total.one, total.many)}
          </span>
        ) : null
      }
    />
  );
}
