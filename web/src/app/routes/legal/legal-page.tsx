import type { ReactNode } from 'react';
import { MAIN_CONTENT_ID } from '@/config/landmarks';
import type { PageMeta } from '@/lib/page-meta';
import { PageHead } from '../../public/page-head';
import { SiteFooter } from '../../public/site-footer';
import { SiteHeader } from '../../public/site-header';
import { useFocusSection } from '../../public/use-focus-section';
import { type LegalSection, TableOfContents } from './table-of-contents';

type LegalPageProps = {
  page: PageMeta;
  title: string;
  /** As people read it, and for programs. */
  updated: { text: string; date: string };
  /** The page in a few sentences, for those who will not read it all. */
  inShort: readonly ReactNode[];
  sections: readonly LegalSection[];
};

export function LegalPage({ page, title, updated, inShort, sections }: LegalPageProps) {
  useFocusSection();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead page={page} />
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1">
        <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 pt-18 pb-20 sm:px-6 lg:grid-cols-[15rem_1fr] lg:pt-24">
          <header className="lg:col-start-2">
            <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">{title}</h1>
            <p className="mt-3 text-muted-foreground">
              Last updated <time dateTime={updated.date}>{updated.text}</time>
            </p>
          </header>
          <TableOfContents sections={sections} />
          <div className="min-w-0 max-w-2xl lg:col-start-2">
            <InShort sentences={inShort} />
            {sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}

function InShort({ sentences }: { sentences: readonly ReactNode[] }) {
  return (
    <section aria-labelledby="in-short" className="rounded-lg border bg-card p-5 sm:p-6">
      <h2 id="in-short" className="font-semibold text-lg">
        In short
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-primary">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} tabIndex={-1} className="mt-12 outline-none">
      <h2 className="flex gap-3 font-semibold text-2xl">
        <span className="tabular text-primary">{number}.</span>
        {section.title}
      </h2>
      <div className="mt-4 grid gap-4 leading-7 [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_li]:marker:text-primary [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-5 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">
        {section.body}
      </div>
    </section>
  );
}
