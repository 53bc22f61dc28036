import type { GatewayDifference } from '@oja/contract/gateway-comparison';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { adminPaths } from '@/config/admin-paths';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { explainDifferenceMutation } from '../../api';
import { movementsAnchor } from '../../logic/movement-labels';

export function DifferenceRow({ difference }: { difference: GatewayDifference }) {
  const { id, sentence, freezes, found_at: foundAt } = difference;
  const [isOpen, setOpen] = useState(false);
  const explanation = useMutation({
    ...explainDifferenceMutation,
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Difference Explained' });
    },
    onError: (error) => toastFailure(error, 'The explanation could not be saved.'),
  });
  const place = placeOf(difference);
  return (
    <li className="flex items-start gap-3 px-5 py-3.5 text-sm">
      <TriangleAlert
        aria-hidden="true"
        className={cn('mt-0.5 size-4 shrink-0', freezes ? 'text-danger' : 'text-warning')}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="wrap-anywhere">{sentence}</p>
        <p className="text-muted-foreground text-xs">
          <time dateTime={foundAt}>{formatDateTime(foundAt)}</time>
          {freezes ? ' · Payouts stay frozen until it is understood.' : null}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          {place ? (
            <Button asChild variant="outline" size="sm">
              <Link to={place.to}>{place.label}</Link>
            </Button>
          ) : null}
          <Button
            variant="outline"
            size="sm"
            aria-label={`Explain: ${sentence}`}
            onClick={() => setOpen(true)}
          >
            Explain
          </Button>
        </div>
      </div>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Explain this difference?"
        description={`${sentence} Nothing is changed on either side; it is not raised again.`}
        label="Why both tell different stories"
        hint="It stays in the audit log."
        confirmLabel="Save"
        busyLabel="Saving..."
        busy={explanation.isPending}
        onConfirm={(reason) => explanation.mutate({ id, reason })}
      />
    </li>
  );
}

/** Where staff look further: the withdrawal, the person whose payment it is, or what is known of the balance. */
function placeOf({ kind, withdrawal, user_id: userId }: GatewayDifference) {
  if (kind === 'balance_differs' || kind === 'settlement_contradicts') {
    return { to: `${adminPaths.withdrawals}?view=money#${movementsAnchor}`, label: 'See the movements' };
  }
  if (withdrawal) {
    const query = new URLSearchParams({ search: withdrawal });
    return { to: `${adminPaths.withdrawals}?${query}`, label: 'Open the withdrawal' };
  }
  if (userId === null) return undefined;
  return { to: adminPaths.person.to(userId), label: 'Open the person' };
}
