import { CircleAlert, CircleCheck, type LucideIcon, UserSearch } from 'lucide-react';
import { Spinner } from '@/components/ui/spinner';
import { cn } from '@/lib/class-names';
import { bankAccountFailure } from '../../logic/wallet-failures';
import type { Holder } from './use-holder-name';

type Match = NonNullable<Holder['data']>['match'];

const matches: Record<Match, { sentence: string; tone: string; Icon: LucideIcon }> = {
  full: { sentence: 'This matches your name.', tone: 'bg-success-soft text-success', Icon: CircleCheck },
  partial: {
    sentence: 'This matches your name in part. Our team will compare it before money can go there.',
    tone: 'bg-warning-soft text-warning',
    Icon: UserSearch,
  },
  none: {
    sentence: 'This is not your name. You can only link an account in your own name.',
    tone: 'bg-danger-soft text-danger',
    Icon: CircleAlert,
  },
};

const line = 'mt-3 flex items-start gap-2.5 rounded-lg px-3.5 py-3 text-sm [&_svg]:mt-0.5 [&_svg]:shrink-0';

/** Who holds the account, as the bank spells it. It is read out when it arrives. */
export function ResolvedHolder({ holder }: { holder: Holder }) {
  return <div aria-live="polite">{holder.isAsked ? <HolderLine holder={holder} /> : null}</div>;
}

function HolderLine({ holder: { isPending, data, error } }: { holder: Holder }) {
  if (isPending) {
    return (
      <p className={cn(line, 'bg-muted text-muted-foreground')}>
        <Spinner />
        Asking the bank who holds this account...
      </p>
    );
  }
  if (data === undefined) {
    return (
      <p className={cn(line, 'bg-danger-soft text-danger')}>
        <CircleAlert aria-hidden="true" className="size-4" />
        {bankAccountFailure(error)}
      </p>
    );
  }
  const { sentence, tone, Icon } = matches[data.match];
  return (
    <div className={cn(line, tone)}>
      <Icon aria-hidden="true" className="size-4" />
      <p className="grid min-w-0">
        <span className="wrap-anywhere font-semibold">{data.account_name}</span>
        {sentence}
      </p>
    </div>
  );
}
