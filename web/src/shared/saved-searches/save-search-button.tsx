import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { FilterParameters } from './filter-texts';

const loadDialog = () => import('./save-search-dialog');
const SaveSearchDialog = lazy(async () => ({ default: (await loadDialog()).SaveSearchDialog }));

type SaveSearchButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  filter: FilterParameters;
};

/** Opens the dialog, which is loaded when it is first wanted. */
export function SaveSearchButton({ filter, ...looks }: SaveSearchButtonProps) {
  const [wanted, setWanted] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        variant="outline"
        {...looks}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setWanted('open')}
      >
        <BellPlus aria-hidden="true" />
        Save this search
      </Button>
      {wanted === 'never' ? null : (
        <Suspense fallback={null}>
          {/* Another filter begins with a name of its own. */}
          <SaveSearchDialog
            key={JSON.stringify(filter)}
            filter={filter}
            open={wanted === 'open'}
            onOpenChange={(open) => setWanted(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
