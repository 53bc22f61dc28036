import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { Button } from './button';
import { type PageWindowEntry, pageWindow } from './page-window';

type PaginationProps = {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Stands at the start, for example 'Showing 1 to 15 of 240 results'. */
  summary?: ReactNode;
  label?: string;
  className?: string;
};

/** For lists whose length is known. On narrow screens the numbers give way to 'Page X of Y'. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  summary,
  label = 'Pagination',
  className,
}: PaginationProps) {
  const { navigation, showListTop } = useListTop();
  const open = (next: number) => {
    onPageChange(next);
    showListTop();
  };
  return (
    <nav
      ref={navigation}
      aria-label={label}
      className={cn('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <div className="text-muted-foreground text-sm">{summary}</div>
      <div className="flex items-center gap-1">
        <StepButton direction="previous" disabled={page <= 1} onStep={() => open(page - 1)} />
        <ul className="hidden items-center gap-1 md:flex">
          {withKeys(pageWindow({ page, pageCount })).map(({ entry, key }) => (
            <li key={key}>
              {entry === 'gap' ? (
                <span aria-hidden="true" className="flex w-9 justify-center text-muted-foreground">
                  …
                </span>
              ) : (
                <PageButton page={entry} current={entry === page} onSelect={() => open(entry)} />
              )}
            </li>
          ))}
        </ul>
        <span className="tabular whitespace-nowrap px-1 text-muted-foreground text-sm md:hidden">
          Page {page} of {pageCount}
        </span>
        <StepButton direction="next" disabled={page >= pageCount} onStep={() => open(page + 1)} />
      </div>
    </nav>
  );
}

type CursorPaginationProps = {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** For a page that a link led to: the way to the first one. */
  onFirst?: (() => void) | undefined;
  summary?: ReactNode;
  label?: string;
  className?: string;
};

/** For lists that only know what comes next. */
export function CursorPagination({
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  onFirst,
  summary,
  label = 'Pagination',
  className,
}: CursorPaginationProps) {
  const { navigation, showListTop } = useListTop();
  const step = (turn: () => void) => () => {
    turn();
    showListTop();
  };
  return (
    <nav
      ref={navigation}
      aria-label={label}
      className={cn('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <div className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
        {summary}
        {onFirst ? (
          <Button variant="link" size="sm" className="px-0" onClick={step(onFirst)}>
            First page
          </Button>
        ) : null}
      </div>
      <div className="flex items-center gap-2">
        <StepButton direction="previous" disabled={!hasPrevious} onStep={step(onPrevious)} />
        <StepButton direction="next" disabled={!hasNext} onStep={step(onNext)} />
      </div>
    </nav>
  );
}

/**
 * A turned page begins at its first row. The list is the element around the navigation. To be called after the page is
 * turned, because the position that Back restores is saved then.
 */
function useListTop() {
  const navigation = useRef<HTMLElement>(null);
  const showListTop = () => {
    const list = navigation.current?.parentElement;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return { navigation, showListTop };
}

type StepButtonProps = { direction: 'previous' | 'next'; disabled: boolean; onStep: () => void };

function StepButton({ direction, disabled, onStep }: StepButtonProps) {
  const isNext = direction === 'next';
  return (
    <Button variant="outline" size="sm" disabled={disabled} onClick={onStep}>
      {isNext ? null : <ChevronLeft aria-hidden="true" className="hidden sm:block" />}
      {isNext ? 'Next' : 'Previous'}
      {isNext ? <ChevronRight aria-hidden="true" className="hidden sm:block" /> : null}
    </Button>
  );
}

type PageButtonProps = { page: number; current: boolean; onSelect: () => void };

function PageButton({ page, current, onSelect }: PageButtonProps) {
  return (
    <Button
      variant={current ? 'secondary' : 'ghost'}
      size="sm"
      aria-current={current ? 'page' : undefined}
      aria-label={`Page ${page}`}
      onClick={onSelect}
      className="tabular min-w-9 px-2"
    >
      {page}
    </Button>
  );
}

/** A list may hold two gaps; the page after it tells one from the other. */
function withKeys(entries: readonly PageWindowEntry[]) {
  return entries.map((entry, index) => ({
    entry,
    key: entry === 'gap' ? `gap-before-${entries[index + 1]}` : String(entry),
  }));
}
