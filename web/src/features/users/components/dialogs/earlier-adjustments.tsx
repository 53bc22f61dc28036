import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { adjustmentsQuery } from '../../api';

/** What was given or taken before. Without any, nothing is shown. */
export function EarlierAdjustments({ userId }: { userId: string }) {
  const { data = [] } = useQuery(adjustmentsQuery(userId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="earlier-adjustments" className="grid gap-2 border-t pt-4 text-sm">
      <h3 id="earlier-adjustments" className="font-medium">
        Earlier adjustments
      </h3>
      <ul className="grid gap-3">
        {data.map((row) => (
          <li key={row.id} className="grid gap-0.5">
            <span className="tabular font-medium">
              {row.direction === 'credit' ? '+' : '−'}
              {formatNaira(row.amount)}
            </span>
            <span className="wrap-anywhere">{row.reason}</span>
            <span className="text-muted-foreground">
              <PersonLink id={row.made_by_id} name={row.made_by} />
              {row.approved_by === null ? (
                ' alone'
              ) : (
                <>
                  {' '}
                  and <PersonLink id={row.approved_by_id} name={row.approved_by} />
                </>
              )}
              , {formatDateTime(row.made_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
