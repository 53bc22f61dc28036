import { appealHours } from '@oja/contract/dispute-terms';
import type { Settings } from '@oja/contract/settings';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { adminPaths } from '@/config/admin-paths';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { countOf } from '@/lib/counts';
import { DisplayOnly } from './display-only';
import { ChoiceField } from './fields/choice-field';
import { CurrenciesField } from './fields/currencies-field';
import { NumberField } from './fields/number-field';
import { SwitchField } from './fields/switch-field';
import { NairaRules } from './naira-rules';
import { RevenueCalculator } from './revenue-calculator';
import { SectionForm } from './section-form';
import type { PanelProps } from './sections';
import { FieldRow, SettingCard } from './setting-card';

const texts = {
  title: 'Payment Settings Saved',
  description: 'Payment configuration has been updated successfully.',
  minimumMs: minimumBusyTimes.settingsSaveLongMs,
};

const days = (counts: readonly number[]) => counts.map((value) => ({ value, label: countOf(value, 'day') }));
const providers = [
  { value: 'stripe', label: 'Stripe' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'square', label: 'Square' },
  { value: 'razorpay', label: 'Razorpay' },
  { value: 'paystack', label: 'Paystack (active)' },
];

const displayedFields = ['minimumWithdrawal', 'withdrawalFee', 'listingFee', 'supportedCurrencies'] as const;

export function PaymentPanel({ settings }: PanelProps) {
  const currency = settings.general.value.defaultCurrency;
  return (
    <div className="grid gap-5">
      <SectionForm section="payment" saved={settings.payment} texts={texts} saveLabel="Save Payment Settings">
        <SettingCard title="Fees" description="The platform fee is taken from what the seller receives.">
          <NumberField
            name="platformFeePercent"
            label="Platform fee (%)"
            hint="From 0 to 50. Holds for purchases made from now on."
            max={50}
            step={0.1}
          />
          <RevenueCalculator currency={currency} />
        </SettingCard>
        <SettingCard title="Listing Prices">
          <FieldRow>
            <NumberField name="minimumListingPrice" label="Minimum listing price" />
            <NumberField name="maximumListingPrice" label="Maximum listing price" />
          </FieldRow>
          <SwitchField
            name="enforcePriceLimits"
            label="Enforce price limits"
            hint="On: both count as naira for every listing that is created or edited."
          />
        </SettingCard>
        <SettingCard
          title="Escrow and Disputes"
          description="Purchases and disputes keep the terms of the day they began."
        >
          <FieldRow>
            <EscrowPeriodField />
            <ChoiceField name="disputeWindowDays" label="Dispute window" choices={days([3, 7, 14, 21])} />
          </FieldRow>
          <ChoiceField
            name="refundProcessingDays"
            label="Refund processing"
            hint="Staff decide on a dispute within this time, or it is escalated."
            choices={days([1, 3, 5, 10])}
          />
          <NumberField
            name="appealThreshold"
            label="Appeal threshold (₦)"
            hint={`From this price on, a decision is carried out only when the ${appealHours} hours for an appeal are over.`}
          />
          <NumberField
            name="approvalThreshold"
            label="Approval threshold (₦)"
            hint="From this amount on, decisions about disputes and claims, claims that leave a seller owing as much, cancellations and sales made by staff, and withdrawals of a person within 24 hours need a second member of staff. Raising it does, too."
          />
          <NumberField
            name="adjustmentLimit"
            label="Limit of a wallet adjustment (₦)"
            hint="Every adjustment needs a second member of staff. Raising the limit does, too."
          />
        </SettingCard>
        <CoverSettings />
        <SettingCard
          title="Withdrawals and Provider"
          description="Payments go through Paystack, and the amounts that count stand under Naira rules."
        >
          <DisplayOnly fields={displayedFields}>
            <FieldRow>
              <NumberField name="minimumWithdrawal" label={`Minimum withdrawal (${currency})`} />
              <NumberField name="withdrawalFee" label={`Withdrawal fee (${currency})`} />
            </FieldRow>
            <FieldRow>
              <NumberField name="listingFee" label={`Listing fee (${currency})`} />
              <ChoiceField
                name="paymentProvider"
                label="Payment provider"
                hint="The others cannot be connected yet."
                choices={providers}
              />
            </FieldRow>
            <CurrenciesField />
          </DisplayOnly>
        </SettingCard>
      </SectionForm>
      <NairaRules saved={settings.naira} />
      <SettingCard
        title="Seller Plans"
        description="What sellers pay each period, and how many listings they may have live."
        action={
          <Button asChild variant="outline" size="sm">
            <Link to={adminPaths.settings.plans}>Open seller plans</Link>
          </Button>
        }
      >
        <p className="text-muted-foreground text-sm">Plans have a page of their own.</p>
      </SettingCard>
    </div>
  );
}

/** What is held of a payout while cover runs. */
function CoverSettings() {
  return (
    <SettingCard
      title="Cover"
      description="The part of a payout that is held while cover runs, by the record of the seller. Purchases keep theirs."
    >
      <FieldRow>
        <NumberField name="coverHeldNewPercent" label="New sellers (%)" hint="Fewer than 3 sales." max={60} />
        <NumberField name="coverHeldSellerPercent" label="Sellers (%)" max={60} />
      </FieldRow>
      <FieldRow>
        <NumberField name="coverHeldVerifiedPercent" label="Verified sellers (%)" max={60} />
        <NumberField
          name="coverHeldRecallPercent"
          label="Added after a recall (%)"
          hint="Together at most 60."
          max={60}
        />
      </FieldRow>
      <ChoiceField
        name="recallCoverDays"
        label="Least cover after a recall"
        hint="What a seller with a recall must offer."
        choices={days([0, 7, 14, 30])}
      />
    </SettingCard>
  );
}

/** Money is held at least as long as a dispute can be filed. */
function EscrowPeriodField() {
  const [escrow, dispute] = useWatch<Settings<'payment'>, ['escrowPeriodDays', 'disputeWindowDays']>({
    name: ['escrowPeriodDays', 'disputeWindowDays'],
  });
  const hint =
    escrow < dispute
      ? `Shorter than the dispute window, so the ${dispute} days of the window count.`
      : 'At least the dispute window counts.';
  return (
    <ChoiceField name="escrowPeriodDays" label="Escrow period" hint={hint} choices={days([3, 7, 14, 30])} />
  );
}
