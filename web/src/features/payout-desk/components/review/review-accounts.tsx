import { useQuery } from '@tanstack/react-query';
import { DocumentArt } from '@/components/art/document-art';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDateTime } from '@/lib/dates';
import { type ReviewAccount, reviewAccountsQuery } from '../../api/list-review-accounts';
import { DecideAccount } from './decide-account';

/** Accounts whose holder matches the person only in part; a person compares the two names. */
export function ReviewAccounts() {
  const { data, error, isPending, isFetching, refetch } = useQuery(reviewAccountsQuery);
  return (
    <Card>
      {isPending ? (
        <TableSkeleton rows={4} columns={5} />
      ) : data === undefined ? (
        <ErrorState
          title="Failed to load bank accounts"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingLevel="h2"
        />
      ) : data.length === 0 ? (
        <EmptyState
          art={<DocumentArt />}
          title="No bank account waits for a review"
          description="Accounts whose holder matches a person only in part will show up here."
          headingLevel="h2"
        />
      ) : (
        <ReviewTable accounts={data} />
      )}
    </Card>
  );
}

function ReviewTable({ accounts }: { accounts: readonly ReviewAccount[] }) {
  return (
    <Table label="Bank accounts in review">
      <TableHeader>
        <TableRow>
          <TableHead>Person</TableHead>
          <TableHead>Holder at the bank</TableHead>
          <TableHead>Account</TableHead>
          <TableHead>Linked</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {accounts.map((account) => (
          <TableRow key={account.id}>
            <TableCell>
              <p className="font-medium">{account.person.name}</p>
              <p className="whitespace-nowrap text-muted-foreground">{account.person.email}</p>
            </TableCell>
            <TableCell className="font-medium">{account.account_name}</TableCell>
            <TableCell>
              <p>{account.bank_name}</p>
              <p className="tabular text-muted-foreground">{account.account_number}</p>
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted-foreground">
              <time dateTime={account.created_at}>{formatDateTime(account.created_at)}</time>
            </TableCell>
            <TableCell>
              <DecideAccount account={account} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
