import type { DisputeCase } from '@oja/contract/disputes';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { SectionCard } from '@/components/ui/section-card';
import { paths } from '@/config/paths';
import { BoughtAccount } from '@/features/purchases/components/cases/bought-account';
import { CaseStatements } from '@/features/purchases/components/cases/case-statements';
import { CaseTimeline } from '@/features/purchases/components/cases/case-timeline';
import { RevealLog } from '@/shared/purchases/reveal-log';
import { caseBadges } from '../../logic/case-status';
import { CaseSummary } from './case-summary';
import { EarlierDisputes } from './earlier-disputes';
import { ReplacementDialog } from './replacement-dialog';
import { RulingPanel } from './ruling-panel';
import { SettlementPanel } from './settlement-panel';
import { StatementForm } from './statement-form';
import { WithdrawDialog } from './withdraw-dialog';

export function CaseView({ disputeCase }: { disputeCase: DisputeCase }) {
  const { dispute, listing, reference, viewer, actions } = disputeCase;
  const badge = caseBadges[dispute.status];
  return (
    <div className="grid gap-6">
      <title>{`Dispute ${reference} · Oja`}</title>
      <PageHeader
        breadcrumb={<Breadcrumb crumbs={[listOf[viewer], { label: reference }]} />}
        title={
          <span className="flex flex-wrap items-center gap-3">
            Dispute about {listing.handle}
            <Badge variant={badge.variant}>{badge.label}</Badge>
          </span>
        }
        actions={
          <>
            {actions.includes('replace_credentials') ? <ReplacementDialog disputeCase={disputeCase} /> : null}
            {actions.includes('withdraw') ? <WithdrawDialog disputeCase={disputeCase} /> : null}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <SectionCard title="Where it stands" className="lg:col-start-2">
          <CaseSummary disputeCase={disputeCase} />
        </SectionCard>
        <div className="grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <RulingPanel disputeCase={disputeCase} />
          <SettlementPanel disputeCase={disputeCase} />
          <SectionCard title="What both sides say">
            <CaseStatements statements={disputeCase.statements} />
            {actions.includes('state') ? <StatementForm disputeCase={disputeCase} /> : null}
          </SectionCard>
          <SectionCard title="Timeline">
            <CaseTimeline events={disputeCase.timeline} />
          </SectionCard>
          <SectionCard title="Credentials log">
            <div className="px-5 py-3">
              <RevealLog log={disputeCase} />
            </div>
          </SectionCard>
          {disputeCase.earlier.length > 0 ? (
            <SectionCard title="Earlier disputes">
              <EarlierDisputes disputeCase={disputeCase} />
            </SectionCard>
          ) : null}
        </div>
        <SectionCard title="The account as it was bought" className="lg:col-start-2">
          <BoughtAccount account={listing} />
        </SectionCard>
      </div>
    </div>
  );
}

/** Where each side came from. */
const listOf: Record<DisputeCase['viewer'], { label: string; to: string }> = {
  buyer: { label: 'My Purchases', to: paths.dashboard.myPurchases },
  seller: { label: 'My Sales', to: paths.dashboard.mySales },
};
