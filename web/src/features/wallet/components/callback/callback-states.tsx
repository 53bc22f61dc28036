import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { addFundsAddress, type Funding } from '../../logic/funding-address';
import { totalAttempts, type Verification } from '../../logic/verification';
import { OutcomeCard } from './outcome-card';

type StateOf<Name extends Verification['state']> = Extract<Verification, { state: Name }>;
type OfFunding = { funding: Funding };

export function ProcessingState({ attempt }: StateOf<'processing'>) {
  return (
    <OutcomeCard
      mark="processing"
      title="Processing Transaction"
      description="Verifying your payment details. This may take a moment."
    >
      {attempt > 1 ? (
        <p className="tabular font-medium text-sm">
          Attempt {attempt} of {totalAttempts}
        </p>
      ) : null}
    </OutcomeCard>
  );
}

export function SuccessState({ amountNaira, funding: { returnUrl } }: StateOf<'success'> & OfFunding) {
  const goal = returnUrl === undefined ? 'wallet management' : 'your purchase';
  return (
    <OutcomeCard
      mark="success"
      title="Transaction Successful"
      description={`Your wallet has been funded successfully. Redirecting to ${goal} in 3 seconds.`}
      actions={
        <>
          {returnUrl === undefined ? null : (
            <Button asChild>
              <Link to={returnUrl} replace>
                Continue Your Purchase
              </Link>
            </Button>
          )}
          <Button asChild variant={returnUrl === undefined ? 'default' : 'outline'}>
            <Link to={paths.dashboard.wallet} replace>
              Go to Wallet Now
            </Link>
          </Button>
          <BackToDashboard />
        </>
      }
    >
      <p className="grid gap-1">
        <span className="tabular font-heading font-semibold text-3xl tracking-tight">
          {formatNaira(amountNaira)}
        </span>{' '}
        <span className="text-muted-foreground">has been added to your wallet</span>
      </p>
    </OutcomeCard>
  );
}

export function CancelledState({ funding }: OfFunding) {
  return (
    <OutcomeCard
      mark="neutral"
      title="Payment Cancelled"
      description="Nothing was taken. You can try again whenever you like."
      actions={<PayAgain funding={funding} />}
    />
  );
}

export function DeclinedState({ sentence, funding }: StateOf<'declined'> & OfFunding) {
  return (
    <OutcomeCard
      mark="error"
      title="Transaction Failed"
      description={sentence}
      actions={<PayAgain funding={funding} />}
    />
  );
}

function PayAgain({ funding }: OfFunding) {
  return (
    <>
      <Button asChild>
        <Link to={addFundsAddress(funding)} replace>
          Try Again
        </Link>
      </Button>
      <OtherWays />
    </>
  );
}

type ErrorStateProps = StateOf<'error'> & OfFunding & { onVerifyAgain: () => void };

export function ErrorState({ title, sentence, again, funding, onVerifyAgain }: ErrorStateProps) {
  return (
    <OutcomeCard
      mark="error"
      title="Transaction Failed"
      description="We were unable to process your transaction. Please try again or contact support."
      actions={
        again === 'pay' ? (
          <PayAgain funding={funding} />
        ) : (
          <>
            <Button onClick={onVerifyAgain}>Try Again</Button>
            <OtherWays />
          </>
        )
      }
    >
      <Notice variant="danger" className="w-full text-left">
        <p className="font-semibold">{title}</p>
        <p>{sentence}</p>
      </Notice>
    </OutcomeCard>
  );
}

function OtherWays() {
  return (
    <>
      <Button variant="outline" asChild>
        <Link to={paths.dashboard.wallet} replace>
          Go to Wallet
        </Link>
      </Button>
      <BackToDashboard />
    </>
  );
}

function BackToDashboard() {
  return (
    <Button variant="ghost" asChild>
      <Link to={paths.dashboard.overview} replace>
        Back to Dashboard
      </Link>
    </Button>
  );
}
