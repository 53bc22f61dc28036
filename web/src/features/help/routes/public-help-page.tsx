import { answerTime } from '@oja/contract/answer-promise';
import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { paths } from '@/config/paths';
import type { PageMeta, PublicHandle } from '@/lib/page-meta';
import { usePublicTerms } from '@/shared/terms/public-terms';
import { FaqList } from '../components/faq/faq-list';
import { StillAQuestion } from '../components/faq/still-a-question';
import { phoneHours } from '../support-hours';

type HelpData = { search: string };

export function loader({ request }: LoaderFunctionArgs): HelpData {
  const typed = new URL(request.url).searchParams.get('search') ?? '';
  return { search: typed.trim().slice(0, textLimits.search) };
}

export const handle: PublicHandle<HelpData> = { meta: ({ search }) => helpMeta(search) };

const title = 'Help Center · Oja';

function helpMeta(search: string): PageMeta {
  return {
    path: paths.help,
    title,
    description:
      'How buying, selling, escrow, refunds, withdrawals and sign-in work on Oja, and how to reach our team.',
    indexed: search === '',
  };
}

/** The questions of the Help Center for everybody. Works without script. */
export function Component() {
  const { search } = useLoaderData<typeof loader>();
  const terms = usePublicTerms();
  const { support_email, support_hours } = terms;
  return (
    <div className="grid gap-6">
      <title>{title}</title>
      <header className="grid gap-2">
        <h1 className="font-bold text-3xl tracking-tight sm:text-4xl">Help Center</h1>
        <p className="text-muted-foreground">
          Answers to what people ask most, and our team for everything else.
        </p>
      </header>
      <SearchForm key={search} search={search} />
      <FaqList
        terms={terms}
        search={search}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.help}>Clear search</Link>
          </Button>
        }
      />
      <StillAQuestion
        text={
          <>
            Our team answers within {answerTime(support_hours, '24h, every day')}, and by phone {phoneHours}.
            Write to{' '}
            <a href={`mailto:${support_email}`} className="text-primary underline underline-offset-4">
              {support_email}
            </a>
            , or sign in and open a ticket.
          </>
        }
      >
        <Button asChild>
          <Link to={paths.dashboard.contactSupport}>Open a ticket</Link>
        </Button>
      </StillAQuestion>
    </div>
  );
}

function SearchForm({ search }: { search: string }) {
  return (
    <search>
      <Form method="get" action={paths.help} preventScrollReset className="flex max-w-2xl gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-5 text-muted-foreground"
          />
          <Input
            type="search"
            name="search"
            aria-label="Search questions and answers"
            placeholder="Refund, withdrawal, 2FA …"
            maxLength={textLimits.search}
            defaultValue={search}
            className="h-12 pl-11 text-base pointer-coarse:h-12"
          />
        </div>
        <Button type="submit" size="lg" className="h-12">
          Search
        </Button>
      </Form>
    </search>
  );
}
