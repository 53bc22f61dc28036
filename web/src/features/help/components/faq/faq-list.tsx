import type { PublicTerms } from '@oja/contract/market-fields';
import { CreditCard, type LucideIcon, ShieldCheck, Tags, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { countOf } from '@/lib/counts';
import { type Faq, type FaqCategory, faqCategories, faqsWith } from '../../faqs';
import { searchFaqs } from '../../logic/search-faqs';
import { FaqItem } from './faq-item';

const icons: Record<FaqCategory, LucideIcon> = {
  'Buying Accounts': CreditCard,
  'Selling Accounts': Tags,
  'Security & Safety': ShieldCheck,
  'Technical Support': Wrench,
};

type FaqListProps = {
  /** The answers state fees and limits: those of the settings in force. */
  terms: PublicTerms;
  search: string;
  /** What to do when no question matches. */
  actions: ReactNode;
};

/** All questions by category, or those that a search found, the best first. */
export function FaqList({ terms, search, actions }: FaqListProps) {
  const faqs = faqsWith(terms);
  if (search === '')
    return (
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {faqCategories.map((category) => (
          <Category
            key={category}
            category={category}
            questions={faqs.filter((faq) => faq.category === category)}
          />
        ))}
      </div>
    );
  const found = searchFaqs(faqs, search);
  return found.length === 0 ? (
    <NothingFound search={search} actions={actions} />
  ) : (
    <Results search={search} found={found} />
  );
}

type CategoryProps = { category: FaqCategory; questions: readonly Faq[] };

function Category({ category, questions }: CategoryProps) {
  const Icon = icons[category];
  return (
    <SectionCard
      title={
        <span className="flex items-center gap-2.5">
          <Icon aria-hidden="true" className="size-4.5 text-primary" />
          {category}
        </span>
      }
    >
      <Questions questions={questions} search="" />
    </SectionCard>
  );
}

function Results({ search, found }: { search: string; found: readonly Faq[] }) {
  return (
    <div className="grid max-w-4xl gap-4">
      <p role="status" className="text-muted-foreground text-sm">
        {countOf(found.length, 'answer')} for “{search}”
      </p>
      <SectionCard title="Answers">
        <Questions questions={found} search={search} />
      </SectionCard>
    </div>
  );
}

function Questions({ questions, search }: { questions: readonly Faq[]; search: string }) {
  return (
    <div className="divide-y">
      {questions.map((faq, index) => (
        <FaqItem
          key={`${faq.slug} ${search}`}
          faq={faq}
          search={search}
          isOpen={search !== '' && index < openResults}
        />
      ))}
    </div>
  );
}

/** A search that finds many answers shows the best of them, and the questions of the others. */
const openResults = 3;

function NothingFound({ search, actions }: Pick<FaqListProps, 'search' | 'actions'>) {
  return (
    <Card>
      <div role="status">
        <EmptyState
          art={<NoResultsArt />}
          title="No answers found"
          description={`Nothing matches “${search}”. Try other words, or ask our team.`}
          headingLevel="h2"
          action={actions}
        />
      </div>
    </Card>
  );
}
