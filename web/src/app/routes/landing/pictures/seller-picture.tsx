import { BadgeCheck, Check } from 'lucide-react';

const checks = ['Government ID reviewed', 'Proof of account ownership reviewed', 'E-mail confirmed'] as const;

/** A seller whose application was approved. */
export function SellerPicture() {
  return (
    <div className="rounded-lg border bg-background p-4">
      <div className="flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tint-3 font-semibold text-sm text-tint-3-foreground">
          TA
        </span>
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 font-semibold text-sm">
            <span className="truncate">Tomi Adeyemi</span>
            <BadgeCheck className="size-4 shrink-0 text-primary" />
          </p>
          <p className="text-muted-foreground text-xs">Verified seller</p>
        </div>
      </div>
      <ul className="mt-4 grid gap-2 border-t border-dashed pt-4 text-sm">
        {checks.map((check) => (
          <li key={check} className="flex items-center gap-2">
            <Check className="size-4 shrink-0 text-primary" />
            {check}
          </li>
        ))}
      </ul>
    </div>
  );
}
