import type { Settings } from '@oja/contract/settings';
import { useWatch } from 'react-hook-form';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { dailyLimitFields, dailyLimitHint } from '../logic/daily-limit-hint';
import { NumberField } from './fields/number-field';
import { SectionForm } from './section-form';
import { FieldRow, SettingCard } from './setting-card';
import type { SavedSection } from './use-section-form';

const texts = {
  title: 'Naira Rules Saved',
  description: 'The amounts count from now on.',
  minimumMs: minimumBusyTimes.settingsSaveMs,
};

/** The amounts that count, saved by themselves. */
export function NairaRules({ saved }: { saved: SavedSection }) {
  return (
    <SectionForm section="naira" saved={saved} texts={texts} saveLabel="Save Naira Rules">
      <SettingCard
        title="Naira rules"
        description="These amounts are in naira, and they are the ones that count."
      >
        <FieldRow>
          <NumberField name="minimumDeposit" label="Minimum deposit (₦)" />
          <NumberField
            name="minimumWithdrawal"
            label="Minimum withdrawal (₦)"
            hint="What arrives after the fee."
          />
        </FieldRow>
        <div className="grid gap-5 @lg:grid-cols-3">
          <NumberField name="bankWithdrawalFee" label="Fee to a bank (₦)" />
          <NumberField name="cardWithdrawalFee" label="Fee to a card (₦)" />
          <NumberField name="mobileWithdrawalFee" label="Fee to mobile money (₦)" />
        </div>
        <FieldRow>
          <NumberField
            name="highValueThreshold"
            label="High-value threshold (₦)"
            hint="From this amount on, administrators are alerted."
          />
          <DailyLimitField />
        </FieldRow>
        <FieldRow>
          <NumberField
            name="referralReward"
            label="Referral reward (₦)"
            hint="Paid when a friend's first purchase that counts completes, or its cover ends."
          />
          <NumberField
            name="minimumCountedPrice"
            label="A purchase counts from (₦)"
            hint="A smaller one earns no referral reward, its seller stays new for cover, its stars are in no average, and its claim holds no payouts."
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            name="minimumPriceForContacts"
            label="Contacts shown from a price of (₦)"
            hint="A purchase of less leaves phone numbers and addresses in messages hidden."
          />
        </FieldRow>
      </SettingCard>
    </SectionForm>
  );
}

/** The smallest withdrawal has to fit into the limit. */
function DailyLimitField() {
  const [dailyWithdrawalLimit, minimumWithdrawal, bankWithdrawalFee, cardWithdrawalFee, mobileWithdrawalFee] =
    useWatch<Settings<'naira'>, typeof dailyLimitFields>({ name: dailyLimitFields });
  const hint = dailyLimitHint({
    dailyWithdrawalLimit,
    minimumWithdrawal,
    bankWithdrawalFee,
    cardWithdrawalFee,
    mobileWithdrawalFee,
  });
  return <NumberField name="dailyWithdrawalLimit" label="Daily withdrawal limit (₦)" hint={hint} />;
}
