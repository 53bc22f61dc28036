import type { ListingDetails } from '@oja/contract/listings';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { escrowSentence } from '../../logic/purchase-checks';

export function BuyTerms({ listing }: { listing: ListingDetails }) {
  return (
    <ul className="grid gap-3 text-sm">
      <li className="flex items-start gap-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>{escrowSentence(listing)}</span>
      </li>
      <li className="flex items-start gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
        <span>
          Many platforms forbid or restrict the transfer of accounts and may limit or close one. Oja has no
          influence on that.{' '}
          <Link
            to={`${paths.terms}#platform-risk`}
            target="_blank"
            className="rounded-sm text-primary underline underline-offset-4"
          >
            The rules of the platforms
          </Link>
        </span>
      </li>
    </ul>
  );
}
