import { answerTime } from '@oja/contract/answer-promise';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { publicTermsQuery } from '@/shared/terms/public-terms-query';
import { FaqList } from './faq-list';
import { StillAQuestion } from './still-a-question';

type FaqTabProps = { search: string; onClear: () => void; onContact: () => void };

export function FaqTab({ search, onClear, onContact }: FaqTabProps) {
  const { data: terms } = useQuery(publicTermsQuery);
  const time = answerTime(terms?.support_hours ?? null, '24h, every day');
  return (
    <div className="grid gap-6">
      <Answers search={search} onClear={onClear} />
      <StillAQuestion text={`Our team answers within ${time}.`}>
        <Button onClick={onContact}>Contact Support</Button>
      </StillAQuestion>
    </div>
  );
}

function Answers({ search, onClear }: Pick<FaqTabProps, 'search' | 'onClear'>) {
  const { data: terms, isError, refetch } = useQuery(publicTermsQuery);
  if (terms !== undefined)
    return (
      <FaqList
        terms={terms}
        search={search}
        actions={
          <Button variant="outline" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    );
  if (isError)
    return (
      <Card>
        <ErrorState headingLevel="h2" onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <LoadingRegion>
      <Skeleton className="h-96" />
    </LoadingRegion>
  );
}
