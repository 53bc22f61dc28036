import { CreditCard, Headset, type LucideIcon, ShieldCheck, Tags, Wrench } from 'lucide-react';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { countOf } from '@/lib/counts';
import { type FaqCategory, faqCategories, faqs, findFaqs } from '../../faqs';
import { FaqItem } from './faq-item';

type FaqTabProps = { search: string; onClear: () => void; onContact: () => void };

const icons: Record<FaqCategory, LucideIcon> = {
  'Buying Accounts': CreditCard,
  'Selling Accounts': Tags,
  'Security & Safety': ShieldCheck,
  'Technical Support': Wrench,
};

export function FaqTab({ search, onClear, onContact }: FaqTabProps) {
  const found = findFaqs(faqs, search);
  if (found.length === 0) return <NothingFound search={search} onClear={onClear} onContact={onContact} />;
  return (
    <div className="grid gap-6">
      <p role="status" className={search === '' ? 'sr-only' : 'text-muted-foreground text-sm'}>
        {search === '' ? '' : `${countOf(found.length, 'answer')} for “${search}”`}
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {faqCategories.map((category) => (
          <Category key={category} category={category} found={found} search={search} />
        ))}
      </div>
      <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
        <div className="flex items-center gap-4">
          <Headset aria-hidden="true" className="size-8 shrink-0 text-primary" />
          <div>
            <p className="font-semibold">Still have a question?</p>
            <p className="text-muted-foreground text-sm">Our team answers within 24h, every day.</p>
          </div>
        </div>
        <Button onClick={onContact}>Contact Support</Button>
      </Card>
    </div>
  );
}

type CategoryProps = { category: FaqCategory; found: ReturnType<typeof findFaqs>; search: string };

function Category({ category, found, search }: CategoryProps) {
  const questions = found.filter((faq) => faq.category === category);
  const Icon = icons[category];
  if (questions.length === 0) return null;
  return (
    <SectionCard
      title={
        <span className="flex items-center gap-2.5">
          <Icon aria-hidden="true" className="size-4.5 text-primary" />
          {category}
        </span>
      }
    >
      <div className="divide-y">
        {questions.map((faq) => (
          <FaqItem key={faq.slug} faq={faq} search={search} />
        ))}
      </div>
    </SectionCard>
  );
}

function NothingFound({ search, onClear, onContact }: FaqTabProps) {
  return (
    <Card>
      <div role="status">
        <EmptyState
          art={<NoResultsArt />}
          title="No answers found"
          description={`Nothing matches “${search}”. Try other words, or ask our team.`}
          headingLevel="h2"
          action={
            <>
              <Button variant="outline" onClick={onClear}>
                Clear search
              </Button>
              <Button onClick={onContact}>Contact Support</Button>
            </>
          }
        />
      </div>
    </Card>
  );
}
