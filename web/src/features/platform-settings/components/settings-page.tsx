import type { ComponentType } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { type PanelProps, type SectionId, sectionOf } from './sections';
import { SettingsFrame } from './settings-frame';

/** One section on a page of its own, with the same panel as on the platform page. */
export function SettingsPage({ section, Panel }: { section: SectionId; Panel: ComponentType<PanelProps> }) {
  const { title, description } = sectionOf(section);
  return (
    <div className="grid max-w-4xl gap-6">
      <title>{`${title} · Oja`}</title>
      <PageHeader
        title={title}
        description={`${description.charAt(0).toUpperCase()}${description.slice(1)}.`}
      />
      <SettingsFrame Panel={Panel} />
    </div>
  );
}
