import { ArrowUpFromLine, History, Landmark, type LucideIcon } from 'lucide-react';
import type { OpenDialog } from '../hooks/use-wallet-dialogs';

/** The three things a person comes here for, besides adding money. */
export function QuickActions({ onOpen }: { onOpen: OpenDialog }) {
  return (
    <section aria-label="Quick actions" className="grid grid-cols-3 gap-3 sm:gap-4">
      <QuickAction
        Icon={ArrowUpFromLine}
        label="Withdraw Funds"
        hint="To your bank, card or mobile money"
        onSelect={() => onOpen({ kind: 'withdraw' })}
      />
      <QuickAction
        Icon={Landmark}
        label="Link Bank Account"
        hint="Where your money should go"
        onSelect={() => onOpen({ kind: 'bank-account' })}
      />
      <QuickAction
        Icon={History}
        label="Payment History"
        hint="Everything that happened, in words"
        onSelect={() => onOpen({ kind: 'history' })}
      />
    </section>
  );
}

type QuickActionProps = { Icon: LucideIcon; label: string; hint: string; onSelect: () => void };

function QuickAction({ Icon, label, hint, onSelect }: QuickActionProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onSelect}
      className="flex flex-col items-center gap-2.5 rounded-lg border bg-card px-2 py-4 text-center transition-colors hover:border-primary/50 hover:bg-secondary/40 xl:flex-row xl:gap-4 xl:px-4 xl:text-left"
    >
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary text-primary-foreground"
      >
        <Icon className="size-5" />
      </span>
      <span className="grid min-w-0">
        <span className="font-semibold text-sm leading-5 sm:text-base">{label}</span>
        <span className="hidden text-muted-foreground text-sm sm:block">{hint}</span>
      </span>
    </button>
  );
}
