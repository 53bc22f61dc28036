import { userStatusLabels } from '@oja/contract/accounts';
import type { StaffCase } from '@oja/contract/disputes';
import { countOf } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';

type Party = StaffCase['buyer'];

/** Who they are, and how often their purchases ended here. */
export function CaseParties({ file }: { file: StaffCase }) {
  return (
    <div className="grid gap-3 border-t pt-4 sm:grid-cols-2">
      <PartyCard side="Buyer" party={file.buyer} />
      <PartyCard side="Seller" party={file.seller} />
    </div>
  );
}

function PartyCard({ side, party }: { side: string; party: Party }) {
  return (
    <div className="grid min-w-0 gap-0.5 text-sm">
      <p className="text-muted-foreground">{side}</p>
      <p className="break-words font-medium">
        <PersonLink id={party.id} name={party.name} />
      </p>
      <p className="break-all text-muted-foreground">{party.email}</p>
      <p className="text-muted-foreground">
        Member since {formatDate(party.member_since)}
        {party.status === 'active' ? '' : `, ${userStatusLabels[party.status].toLowerCase()}`}
      </p>
      <p className="tabular text-muted-foreground">
        Completed: {countOf(party.purchases, 'purchase')}, {countOf(party.sales, 'sale')}.{' '}
        {countOf(party.disputes, 'dispute')}.
      </p>
    </div>
  );
}
