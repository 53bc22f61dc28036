import type { ApplicationInReview } from '@oja/contract/applications';
import { Badge } from '@/components/ui/badge';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';

const matches = {
  full: { label: 'Same name', variant: 'success' },
  partial: { label: 'Partly the same', variant: 'warning' },
  none: { label: 'Another name', variant: 'destructive' },
} as const;

/** Payouts go to the name on the application, so the holders of linked accounts are compared with it. */
export function BankAccountCard({ application }: { application: ApplicationInReview }) {
  const { bank_accounts: accounts } = application;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Bank accounts</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4 text-sm">
        {accounts.length === 0 ? <p className="text-muted-foreground">None is linked yet.</p> : null}
        {accounts.map(({ label, holder, match }) => (
          <div key={label} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 break-words font-medium">{holder}</span>
              <Badge variant={matches[match].variant}>{matches[match].label}</Badge>
            </div>
            <span className="tabular text-muted-foreground">{label}</span>
          </div>
        ))}
      </CardContent>
    </Card>
  );
}
