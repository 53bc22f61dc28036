import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { useNavigate } from 'react-router';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import { paths } from '@/config/paths';
import { faqsWith } from '@/features/help/faqs';
import { searchFaqs } from '@/features/help/logic/search-faqs';
import { excerptAround } from '@/lib/split-matches';
import { publicTermsQuery } from '@/shared/terms/public-terms-query';
import { ResultLines } from './result-lines';
import type { SearchGroupProps } from './search-group';

const shownAtMost = 3;

/** Answers of the Help Center, searched in the browser; the terms that they state are fetched once. */
export function HelpGroup({ search, found, onFound }: SearchGroupProps) {
  const navigate = useNavigate();
  const { data: terms } = useQuery(publicTermsQuery);
  if (found.phase === 'idle' || terms === undefined) return null;
  const answers = searchFaqs(faqsWith(terms), search).slice(0, shownAtMost);
  if (answers.length === 0) return null;
  return (
    <CommandGroup heading="Help Center">
      {answers.map(({ slug, question, answer }) => (
        <CommandItem
          key={slug}
          value={`help:${slug}`}
          onSelect={() => {
            onFound();
            void navigate(`${paths.dashboard.help}#${slug}`);
          }}
        >
          <ResultLines
            mark={<CircleQuestionMark aria-hidden="true" className="text-muted-foreground" />}
            title={question}
            detail={excerptAround(answer, search)}
            search={search}
          />
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
