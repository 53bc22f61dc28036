import type { ReactNode } from 'react';
import { ExportButton } from '@/components/data-table/export-button';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { adminPaths } from '@/config/admin-paths';

type ListPageProps = {
  title: string;
  description: string;
  /** The beginning of the name of the exported file. */
  file: string;
  download: () => Promise<Blob>;
  children: ReactNode;
};

/** One list of the Security Center, with everything in it. */
export function ListPage({ title, description, file, download, children }: ListPageProps) {
  return (
    <div className="grid gap-6">
      <title>{`${title} · Oja`}</title>
      <PageHeader
        breadcrumb={
          <Breadcrumb crumbs={[{ label: 'Security Center', to: adminPaths.security }, { label: title }]} />
        }
        title={title}
        description={description}
        actions={<ExportButton name={file} download={download} />}
      />
      {children}
    </div>
  );
}
