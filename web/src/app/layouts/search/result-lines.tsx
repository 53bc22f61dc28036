import type { ReactNode } from 'react';
import { Highlighted } from '@/components/ui/highlighted';

type ResultLinesProps = { mark: ReactNode; title: string; detail: string; search: string };

/** An entry of two lines behind a small mark, with what was searched for marked in both. */
export function ResultLines({ mark, title, detail, search }: ResultLinesProps) {
  return (
    <>
      <span className="grid size-8 shrink-0 place-items-center rounded-md border bg-muted/50">{mark}</span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">
          <Highlighted text={title} search={search} />
        </span>
        <span className="truncate text-muted-foreground text-xs">
          <Highlighted text={detail} search={search} />
        </span>
      </span>
    </>
  );
}
