import { Button } from '@/components/ui/button';
import { FaqList } from './faq-list';
import { StillAQuestion } from './still-a-question';

type FaqTabProps = { search: string; onClear: () => void; onContact: () => void };

export function FaqTab({ search, onClear, onContact }: FaqTabProps) {
  return (
    <div className="grid gap-6">
      <FaqList
        search={search}
        actions={
          <Button variant="outline" onClick={onClear}>
            Clear search
          </Button>
        }
      />
      <StillAQuestion text="Our team answers within 24h, every day.">
        <Button onClick={onContact}>Contact Support</Button>
      </StillAQuestion>
    </div>
  );
}
