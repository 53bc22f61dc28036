import { ArrowRight, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { CopyButton } from '@/components/ui/copy-button';
import { Highlighted } from '@/components/ui/highlighted';
import { modalStack } from '@/components/ui/modal-stack';
import { paths } from '@/config/paths';
import type { Faq } from '../../faqs';

type FaqItemProps = { faq: Faq; search: string; isOpen: boolean };

/** One question. A link that names it opens it and puts focus on it. */
export function FaqItem({ faq, search, isOpen }: FaqItemProps) {
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const isNamed = hash === `#${faq.slug}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again.
  useEffect(() => {
    // The entry that a modal gets beneath it is no link that was followed; focus would leave the modal.
    if (!isNamed || details.current === null || modalStack.top() !== undefined) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'center' });
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isNamed, key]);
  return (
    <details ref={details} open={isOpen} className="group">
      {/* The name stands on what can have focus: a browser that follows a link takes focus off anything else. */}
      <summary
        id={faq.slug}
        className="flex list-none items-center justify-between gap-4 rounded-md px-5 py-4 -outline-offset-2 transition-colors hover:bg-muted/50 [&::-webkit-details-marker]:hidden"
      >
        <div>
          <h3 className="font-medium">
            <Highlighted text={faq.question} search={search} />
          </h3>
          {search === '' ? null : <p className="mt-0.5 text-muted-foreground text-sm">{faq.category}</p>}
        </div>
        <Plus
          aria-hidden="true"
          className="size-4.5 shrink-0 text-primary transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="grid gap-3 px-5 pb-5">
        <p className="max-w-prose text-muted-foreground">
          <Highlighted text={faq.answer} search={search} />
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {faq.link ? (
            <Link
              to={faq.link.to}
              className="inline-flex items-center gap-1.5 font-medium text-primary text-sm underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
            >
              {faq.link.label}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          ) : null}
          <CopyButton
            text={() => `${location.origin}${paths.help}#${faq.slug}`}
            label="Copy link"
            showLabel
          />
        </div>
      </div>
    </details>
  );
}
