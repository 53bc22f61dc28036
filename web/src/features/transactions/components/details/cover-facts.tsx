import type { StaffCover } from '@oja/contract/cover-fields';
import { type Fact, Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { checkInText } from '@/shared/cover/claim-labels';
import { ClaimLinks } from '@/shared/cover/claim-links';

/** What is held until when, what the buyer answered, and the claims with their files. */
export function CoverFacts({ cover }: { cover: StaffCover }) {
  return (
    <>
      <Facts facts={sumFacts(cover)} className="grid-cols-2 sm:grid-cols-3" />
      {cover.claims.length === 0 ? (
        <p className="text-muted-foreground text-sm">No claim was made.</p>
      ) : (
        <ClaimLinks claims={cover.claims} />
      )}
    </>
  );
}

function sumFacts(cover: StaffCover): Fact[] {
  const isRunning = cover.ended_at === null;
  return [
    { term: isRunning ? 'Held' : 'Was held', value: formatNaira(cover.held) },
    { term: 'Paid at confirmation', value: formatNaira(cover.paid) },
    ...(cover.released === null
      ? []
      : [{ term: 'Held part, to the seller', value: formatNaira(cover.released) }]),
    {
      term: isRunning ? `${cover.days} days, until` : 'Ended',
      value: formatDateTime(cover.ended_at ?? cover.ends_at),
    },
    ...cover.check_ins.map((each) => ({
      term: `Still theirs? Day ${each.day}`,
      value: checkInText(each, cover),
    })),
  ];
}
