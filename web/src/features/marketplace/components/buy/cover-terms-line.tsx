import { useQuery } from '@tanstack/react-query';
import { Umbrella } from 'lucide-react';
import { formatNaira } from '@/lib/money';
import { coverTermsQuery } from '../../api';

type CoverTermsLineProps = { listingId: string; price: number };

/** The sums of cover before paying; nothing for a listing without. */
export function CoverTermsLine({ listingId, price }: CoverTermsLineProps) {
  const { data: terms } = useQuery(coverTermsQuery(listingId, price));
  if (terms === undefined || terms.days === 0) return null;
  return (
    <p className="flex items-start gap-3 text-sm">
      <Umbrella aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>
        {terms.days} days of cover: the seller is paid {formatNaira(terms.paid)} when you confirm, and{' '}
        {formatNaira(terms.held)} is held until cover ends.
      </span>
    </p>
  );
}
