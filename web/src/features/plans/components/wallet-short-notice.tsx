import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';

/** Stays after the toast is gone, because the way on leads through the wallet. */
export function WalletShortNotice({ sentence }: { sentence: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {sentence ? (
        <Notice variant="danger">
          <p className="font-medium">{sentence}</p>
          <div>
            <Button size="sm" variant="outline" asChild className="mt-1 text-foreground">
              <Link to={paths.dashboard.addFunds}>Add Funds</Link>
            </Button>
          </div>
        </Notice>
      ) : null}
    </div>
  );
}
