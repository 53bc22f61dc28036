import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '@/components/ui/page-header';
import { platformSettingsQuery } from '../api';
import { GeneralPanel } from '../components/general-panel';
import { IntegrationsPanel } from '../components/integrations-panel';
import { NotificationsPanel } from '../components/notifications-panel';
import { PaymentPanel } from '../components/payment-panel';
import { SectionMenu } from '../components/section-menu';
import { type PanelProps, type SectionId, sections } from '../components/sections';
import { SecurityPanel } from '../components/security-panel';
import { SettingsFrame } from '../components/settings-frame';

const panels: Record<SectionId, ComponentType<PanelProps>> = {
  general: GeneralPanel,
  payment: PaymentPanel,
  security: SecurityPanel,
  notifications: NotificationsPanel,
  integrations: IntegrationsPanel,
};

/** All sections on one page: a side menu, and the panel it leads to. The general one comes first. */
export function Component() {
  const [search] = useSearchParams();
  const { data } = useQuery(platformSettingsQuery);
  const current = sections.find(({ id }) => id === search.get('section'))?.id ?? 'general';
  return (
    <div className="grid gap-6">
      <title>Platform Settings · Oja</title>
      <PageHeader
        title="Platform Settings"
        description="How the platform works, for everybody and at once."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <SectionMenu current={current} overview={data?.overview ?? []} />
        <div className="min-w-0 max-w-4xl">
          <SettingsFrame key={current} Panel={panels[current]} />
        </div>
      </div>
    </div>
  );
}
