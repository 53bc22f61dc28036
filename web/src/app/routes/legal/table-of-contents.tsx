import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One numbered section of a legal page. The id is its anchor and never changes, so that links stay good. */
export type LegalSection = { id: string; title: string; body: ReactNode };

type TableOfContentsProps = { sections: readonly LegalSection[] };

/** Beside the text where there is room, folded above it where there is not. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <>
      <details className="group rounded-lg border bg-card lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 font-medium [&::-webkit-details-marker]:hidden">
          Contents
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label="Contents" className="border-t p-2">
          <Entries sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto lg:row-span-2 lg:row-start-1 lg:block"
      >
        <p className="px-2 pb-2 font-medium text-muted-foreground text-sm">Contents</p>
        <Entries sections={sections} />
      </nav>
    </>
  );
}

function Entries({ sections }: TableOfContentsProps) {
  return (
    <ol className="grid">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex gap-2 rounded-md px-2 py-1.5 text-muted-foreground text-sm pointer-coarse:min-h-11 pointer-coarse:items-center hover:bg-accent hover:text-foreground"
          >
            <span className="tabular w-5 shrink-0 text-right">{index + 1}</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
